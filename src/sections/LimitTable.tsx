import { deadlineTime } from "#domain/deadline-text.ts";
import { sourceText } from "#domain/source-and-review.ts";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import { Table } from "#ui/tables/Table.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Props = { caption: string; groups: readonly { who: string; rules: readonly DeadlineRule[] }[] };

/** Time limits, grouped by who has to keep them: what to do with its source, and how long from when. */
export function LimitTable({ caption, groups }: Props) {
  return (
    <Table
      variant="limits"
      caption={caption}
      heads={["Who does what", "Within"]}
      groups={groups.map(({ who, rules }) => ({
        title: who,
        rows: rules.map((rule) => ({
          id: rule.id,
          abbr: rule.what,
          name: (
            <>
              <NoBreakText>{rule.what}</NoBreakText>
              <small>{` ${sourceText(rule)}`}</small>
            </>
          ),
          cells: [
            <>
              <b>{deadlineTime(rule)}</b>{" "}
              <span>
                <NoBreakText>{`from ${rule.from}`}</NoBreakText>
              </span>
            </>,
          ],
        })),
      }))}
    />
  );
}
