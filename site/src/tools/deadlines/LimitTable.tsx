import { counted } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";
import { sourceForm, sourceText } from "#content/source-and-review.ts";
import type { DeadlineRule } from "./rule-schema.ts";
import type { DeadlineTexts } from "./texts-schema.ts";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Table } from "#ui/tables/Table.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./LimitTable.module.css";

type Props = { groups: readonly { who: string; rules: readonly DeadlineRule[] }[]; texts: DeadlineTexts };

/**
 * Time limits, one table for each party: duration and start, what to do, and source. On a phone the sources are hidden
 * until the reader shows them, and only the first table, the reader’s own, is open.
 */
export function LimitTable({ groups, texts }: Props) {
  const { table, limit, language } = texts;
  const source = (rule: DeadlineRule) =>
    language === "en" ? (
      <NoBreakText>{sourceText(rule, limit)}</NoBreakText>
    ) : (
      <Filled
        text={sourceForm(rule, limit)}
        values={{
          source: (
            <span lang="en">
              <NoBreakText>{rule.source}</NoBreakText>
            </span>
          ),
          ask: rule.ask,
        }}
      />
    );
  return (
    <div className={styles.groups}>
      <details className={styles.sources}>
        <summary>{table.source}</summary>
        <Text variant="small">{table.sources}</Text>
      </details>
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
                <VisuallyHidden>{`${table.caption}: `}</VisuallyHidden>
                {who}
              </>
            }
            heads={[table.within, table.what, table.source]}
            rows={rules.map((rule) => ({
              id: rule.id,
              name: (
                <Filled
                  text={limit.time}
                  values={{
                    time: <b>{counted(limit[rule.unit], "limit", rule.limit, texts)}</b>,
                    from: <NoBreakText>{rule.from}</NoBreakText>,
                  }}
                />
              ),
              cells: [<NoBreakText key="what">{filledIn(limit.end, { text: rule.what })}</NoBreakText>, source(rule)],
            }))}
          />
        </NarrowFold>
      ))}
    </div>
  );
}
