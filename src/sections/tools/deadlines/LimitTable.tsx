import { deadlineTime } from "#domain/deadline-text.ts";
import { sourceText } from "#domain/source-and-review.ts";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import { Table } from "#ui/tables/Table.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./LimitTable.module.css";

type Props = { caption: string; groups: readonly { who: string; rules: readonly DeadlineRule[] }[] };

/**
 * Time limits, grouped by who has to keep them: how long from when, what to do, and where it is written. On a phone the
 * last is hidden until the reader asks for it above the table.
 */
export function LimitTable({ caption, groups }: Props) {
  return (
    <>
      <details className={styles.sources}>
        <summary>Where this is written</summary>
        <Text variant="small">Each limit below now names its law or form.</Text>
      </details>
      <Table
        variant="limits"
        caption={caption}
        heads={["Within", "What to do", "Where this is written"]}
        groups={groups.map(({ who, rules }) => ({
          title: who,
          rows: rules.map((rule) => ({
            id: rule.id,
            name: (
              <>
                <b>{deadlineTime(rule)}</b> <NoBreakText>{`from ${rule.from}`}</NoBreakText>
              </>
            ),
            cells: [<NoBreakText key="what">{rule.what}</NoBreakText>, sourceText(rule)],
          })),
        }))}
      />
    </>
  );
}
