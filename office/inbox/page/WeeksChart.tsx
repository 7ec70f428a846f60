import { shortDay } from "@practice/site/practice/day.ts";
import { summarize } from "#inbox/inbox-numbers.ts";
import type { WeekNumbers } from "#inbox/inbox.ts";
import { Table } from "@practice/site/ui/tables/Table.tsx";
import styles from "./WeeksChart.module.css";
import manage from "./Manage.module.css";
import { medianText, shareText } from "./months.ts";

type Props = { weeks: readonly WeekNumbers[] };

/** A bar for each week, the newest first: messages that arrived and, filled, those answered within 24 hours. */
export function WeeksChart({ weeks }: Props) {
  const all = weeks.map((week) => ({ week: week.week, summary: summarize([week]) })).toReversed();
  const most = Math.max(...all.map(({ summary }) => summary.arrived), 1);
  return (
    <section aria-labelledby="weeks-title">
      <h3 id="weeks-title">Messages a week</h3>
      <p className={manage.lead}>“Half within” is the time in which half of the answers were given.</p>
      <p className={styles.legend} aria-hidden="true">
        <span data-part="within">answered within 24 hours</span> <span data-part="arrived">all that arrived</span>
      </p>
      <div className={`${manage.table} ${styles.weeks}`}>
        <Table
          variant="list"
          caption="Messages a week"
          heads={["Week of", "Messages", "Within 24 hours", "Half within"]}
          rows={all.map(({ week, summary }) => ({
            id: week,
            name: shortDay(week),
            cells: [
              <span key="bar" className={styles.count}>
                {summary.arrived}
                <Bar {...summary} most={most} />
              </span>,
              shareText(summary),
              medianText(summary),
            ],
          }))}
        />
      </div>
    </section>
  );
}

function Bar({ arrived, withinDay, most }: { arrived: number; withinDay: number; most: number }) {
  const part = (count: number) => `${(100 * count) / most}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {arrived > 0 && <rect className={styles.arrived} x="1" y="1" width={part(arrived)} height="14" />}
      <rect className={styles.within} x="1" y="1" width={part(withinDay)} height="14" />
    </svg>
  );
}
