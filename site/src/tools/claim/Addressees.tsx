import { capital } from "#practice/capital.ts";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import type { ClaimData } from "./claim-texts.ts";
import { RuleSource } from "./RuleSource.tsx";
import type { ClaimTexts } from "./texts-schema.ts";
import styles from "./Papers.module.css";

type Props = { data: ClaimData; texts: ClaimTexts["paper"] };

/** Whom to write to, in order, and where to find the name; at the end the ways to MVAIC, which wants its own forms. */
export function Addressees({ data, texts }: Props) {
  const { addressees, steps } = data;
  const fund = addressees.find(({ letter }) => !letter);
  const ways = steps.filter(({ page }) => page === "mvaic");
  return (
    <>
      <Text>
        <NoBreakText>{texts.first}</NoBreakText>
      </Text>
      <ol className={styles.whom} role="list">
        {addressees
          .filter(({ letter }) => letter)
          .map(({ id, to, find, ...source }, index, all) => (
            <li key={id}>
              <h3>{capital(to)}</h3>
              {/* Not twice in a row: the name of two insurers is found in the same place. */}
              {all[index - 1]?.find !== find && (
                <p>
                  <NoBreakText>{find}</NoBreakText>
                </p>
              )}
              {all[index - 1]?.source !== source.source && <Source {...source} data={data} />}
            </li>
          ))}
        {fund && (
          <li>
            <h3>{capital(fund.to)}</h3>
            <p>
              <NoBreakText>{fund.find}</NoBreakText>
            </p>
            <Source {...fund} data={data} />
            <ul role="list">
              {ways.map(({ id, title, if: only, conditions, why, ...source }, index) => (
                <li key={id}>
                  <b>
                    <NoBreakText>{only ?? title}</NoBreakText>
                  </b>
                  {[conditions, ways[index - 1]?.why !== why && why].map(
                    (text) =>
                      text && (
                        <p key={text}>
                          <NoBreakText>{text}</NoBreakText>
                        </p>
                      ),
                  )}
                  <Source {...source} data={data} />
                </li>
              ))}
            </ul>
          </li>
        )}
      </ol>
    </>
  );
}

/** Where it is written, on a line of its own. */
function Source(props: Parameters<typeof RuleSource>[0]) {
  return (
    <p className={styles.source}>
      <RuleSource {...props} />
    </p>
  );
}
