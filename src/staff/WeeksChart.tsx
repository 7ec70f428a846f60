import { summarize } from "#domain/inbox-numbers.ts";
import type { WeekNumbers } from "#domain/inbox.ts";
import styles from "./WeeksChart.module.css";
import manage from "./Manage.module.css";
import { medianText, shareText, weekName } from "./months.ts";

type Props = { weeks: readonly WeekNumbers[] };

const [step, height, top] = [56, 180, 24];

/** A bar for each week: how many came, and filled, how many of them were answered within 24 hours. The table says it too. */
export function WeeksChart({ weeks }: Props) {
  const all = weeks.map((week) => ({ week: week.week, summary: summarize([week]) }));
  const most = Math.max(...all.map(({ summary }) => summary.arrived), 1);
  const high = (count: number) => ((height - top) * count) / most;
  return (
    <section aria-labelledby="weeks-title">
      <h3 id="weeks-title">Messages a week</h3>
      <div className={manage.scroll}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${weeks.length * step} ${height + 34}`}
          width={weeks.length * step}
          height={height + 34}
          aria-hidden="true"
        >
          <path className={styles.base} d={`M0 ${height}H${weeks.length * step}`} />
          {all.map(({ week, summary: { arrived, withinDay } }, at) => (
            <g key={week} transform={`translate(${at * step} 0)`}>
              <rect className={styles.arrived} x="12" y={height - high(arrived)} width="32" height={high(arrived)} />
              <rect className={styles.within} x="12" y={height - high(withinDay)} width="32" height={high(withinDay)} />
              <text x="28" y={height - high(arrived) - 6}>
                {arrived}
              </text>
              <text className={styles.week} x="28" y={height + 24}>
                {weekName(week)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span data-part="within">answered within 24 hours</span> <span data-part="arrived">all that came</span>
      </p>
      <details className={manage.details}>
        <summary>The same as a table</summary>
        <div className={manage.scroll}>
          <table className={manage.table}>
            <thead>
              <tr>
                {["Week of", "Messages", "Answered", "Within 24 hours", "Half within"].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map(({ week, summary }) => (
                <tr key={week}>
                  <th scope="row">{weekName(week)}</th>
                  <td>{summary.arrived}</td>
                  <td>{summary.answered}</td>
                  <td>{shareText(summary)}</td>
                  <td>{medianText(summary)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
