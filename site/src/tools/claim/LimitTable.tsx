import { withForms } from "#languages/plurals.ts";
import { gapAfter } from "#practice/sentences.ts";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Table } from "#ui/tables/Table.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import type { ClaimData } from "./claim-texts.ts";
import { paired } from "./day-words.ts";
import { RuleSource } from "./RuleSource.tsx";
import type { ClaimTexts } from "./texts-schema.ts";
import styles from "./LimitTable.module.css";

type Props = { data: ClaimData; texts: ClaimTexts["paper"] };
type Rule = ClaimData["limits"][number];

/**
 * All time limits, a table for each party: duration and start, what to do, and source. On a phone only the first table,
 * the reader’s own, is open.
 */
export function LimitTable({ data, texts }: Props) {
  const { labels, limits } = data;
  const title = paired(texts.caption, "", data);
  const { you, some, practice, insurer } = labels.limit;
  const of = (party: Rule["who"], isForSome = false) =>
    limits.filter(({ who, concerns }) => who === party && isOnlyForSome(concerns) === isForSome);
  const groups = [
    { who: you, rules: of("you") },
    { who: some, rules: of("you", true) },
    { who: practice, rules: of("practice") },
    { who: insurer, rules: of("insurer") },
  ];
  return (
    <div className={styles.groups}>
      {groups.map(({ who, rules }, index) => (
        <NarrowFold
          key={who}
          open={index === 0}
          label={
            <>
              <h3>{who}</h3>
              <span className={styles.number}>{rules.length}</span>
            </>
          }
        >
          <Table
            variant="limits"
            caption={
              <>
                <VisuallyHidden>
                  {title}
                  {gapAfter(title)}
                </VisuallyHidden>
                {who}
              </>
            }
            heads={[texts.within, texts.what, texts.source]}
            rows={rules.map((rule) => ({
              id: rule.id,
              name: <Time rule={rule} data={data} />,
              cells: [
                <NoBreakText key="what">{rule.what}</NoBreakText>,
                <RuleSource key="source" {...rule} data={data} />,
              ],
            }))}
          />
        </NarrowFold>
      ))}
    </div>
  );
}

/** Most people write to an insurer: that limit is for everybody. */
const isOnlyForSome = (concerns: Rule["concerns"]): boolean => concerns !== undefined && !concerns.includes("insurer");

function Time({ rule, data: { labels, language } }: { rule: Rule; data: ClaimData }) {
  const { limit } = labels;
  return (
    <Filled
      text={limit.time}
      values={{
        time: <b>{withForms(limit[rule.unit], { limit: String(rule.limit) }, language)}</b>,
        from: <NoBreakText>{rule.from}</NoBreakText>,
      }}
    />
  );
}
