import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { summarize } from "#domain/inbox-numbers.ts";
import { Choice } from "./Choice.tsx";
import type { Desk } from "./desk.ts";
import { focus } from "./Heading.tsx";
import { Loaded } from "./Loaded.tsx";
import styles from "./Manage.module.css";
import { medianText, monthName, monthsOf, shareText, wholeWeeks } from "./months.ts";
import { WeeksChart } from "./WeeksChart.tsx";
import type { WeekNumbers } from "#domain/inbox.ts";

const shownWeeks = 16;

/** How many messages come, and how soon they are answered; counts alone, without persons. */
export function Numbers({ desk }: { desk: Desk }) {
  const query = useQuery({ queryKey: ["numbers"], queryFn: () => desk.ask("numbers", {}) });
  return (
    <>
      <h2 tabIndex={-1} ref={focus}>
        Numbers
      </h2>
      <p className={styles.lead}>
        Counted by weeks, without persons: nothing here says who wrote or who answered. The counts stay when messages
        are deleted.
      </p>
      <Loaded query={query}>
        {({ weeks }) =>
          weeks.length === 0 ? (
            <p className={styles.empty}>Nothing to count yet. The first message begins the first week.</p>
          ) : (
            <>
              <WeeksChart weeks={wholeWeeks(weeks, shownWeeks)} />
              <Months weeks={weeks} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** Two months beside each other; a week counts for the month of its Monday. */
function Months({ weeks }: { weeks: readonly WeekNumbers[] }) {
  const months = monthsOf(weeks);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pair = [0, 1].map((at) => chosen[at] ?? months[at] ?? months[0] ?? "");
  const options = Object.fromEntries(months.map((month) => [month, monthName(month)]));
  const summaries = pair.map((month) => summarize(weeks.filter(({ week }) => week.startsWith(month))));
  return (
    <section aria-labelledby="months-title">
      <h3 id="months-title">Two months compared</h3>
      <div className={styles.choices}>
        {["One month", "Other month"].map((label, at) => (
          <Choice
            key={label}
            label={label}
            value={pair[at] ?? ""}
            options={options}
            onChange={(month) => setChosen(pair.with(at, month))}
          />
        ))}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">A week counts for the month of its Monday</th>
              {pair.map((month, at) => (
                <th key={at} scope="col">
                  {monthName(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[
              { name: "Messages", text: (at: number) => summaries[at]?.arrived },
              { name: "Answered", text: (at: number) => summaries[at]?.answered },
              { name: "Answered within 24 hours", text: (at: number) => summaries[at] && shareText(summaries[at]) },
              { name: "Half were answered within", text: (at: number) => summaries[at] && medianText(summaries[at]) },
            ].map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text(0)}</td>
                <td>{text(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
