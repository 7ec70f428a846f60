import { answersInFragment, hrefWithAnswers } from "#tools/answers-in-fragment.ts";
import { resultItems, addresseeFor, fragmentAnswers, hasDates, resultsFor, type Given } from "./who-pays.ts";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import type { FinderProps } from "./WhoPays.tsx";
import styles from "./WhoPays.module.css";

type Props = Pick<FinderProps, "rules" | "texts" | "links"> & { given: readonly Given[] };

/** The result of the answers: whom to ask first, where to find the name, what to send by when, and the tools for it. */
export function Findings({ given, rules, texts, links }: Props) {
  const { result: labels } = texts;
  const { accident = "", public: publicVehicle } = answersInFragment(location.hash);
  const answers = { accident, public: publicVehicle, ...fragmentAnswers(rules, given) };
  const results = resultsFor(rules, given);
  const sorted = results.toSorted((one, other) => Number(one.kind === "also") - Number(other.kind === "also"));
  const [first, ...others] = resultItems(sorted, texts, answers);
  const letter = addresseeFor(results) && hrefWithAnswers(links.letter, answers);
  if (!first) return null;
  const asks = sorted[0]?.kind === "insurer" || sorted[0]?.kind === "fund";
  return (
    <>
      <div className={styles.findings} data-result="">
        <h3 tabIndex={-1} ref={focus}>
          <span>{asks ? labels.first : labels.answer}</span>{" "}
          <span>
            <NoBreakText>{first.title}</NoBreakText>
          </span>
        </h3>
        <Text>
          <NoBreakText>{first.text}</NoBreakText>
        </Text>
        <Buttons>
          {letter && (
            <Button tone="primary" href={letter}>
              {labels.letter}
            </Button>
          )}
          {hasDates(results) && (
            <Button {...(!letter && { tone: "primary" })} href={hrefWithAnswers(links.dates, answers)}>
              {labels.dates}
            </Button>
          )}
        </Buttons>
        <Rows pairs={first.pairs.slice(0, -1)} />
        <Text variant="small">
          {labels.caution} {rules.leftOut}
        </Text>
        {given.some(({ option }) => option.onFoot) && (
          <div data-screen-only="">
            <ArrowLink href={links.onFoot}>{labels.onFoot}</ArrowLink>
          </div>
        )}
        <Rows pairs={first.pairs.slice(-1)} />
      </div>
      {others.length > 0 && (
        <div className={styles.also}>
          <h4>{labels.also}</h4>
          <DescriptionList columns="fit" items={others} />
        </div>
      )}
    </>
  );
}

function Rows({ pairs }: { pairs: ReturnType<typeof resultItems>[number]["pairs"] }) {
  if (pairs.length === 0) return null;
  return (
    <dl className={styles.rows}>
      {pairs.map(({ term, value, href, lang }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd lang={lang}>{href ? <a href={href}>{value}</a> : <NoBreakText>{value}</NoBreakText>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Scrolls the whole card below the header: with only its heading visible, the steps would be off the screen. */
function focus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.closest("[data-result]")?.parentElement?.scrollIntoView();
}
