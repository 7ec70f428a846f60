import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { summarize, type Summary } from "#inbox/inbox-numbers.ts";
import { Table } from "@practice/site/ui/tables/Table.tsx";
import { Choice } from "./Choice.tsx";
import type { Desk } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { Loaded } from "./Loaded.tsx";
import styles from "./Manage.module.css";
import { medianText, monthName, monthsOf, shareText, wholeWeeks } from "./months.ts";
import { WeeksChart } from "./WeeksChart.tsx";
import type { WeekNumbers } from "#inbox/inbox.ts";

const shownWeeks = 16;

/** How many messages arrive, and how soon they are answered; anonymous counts. */
export function Numbers({ desk }: { desk: Desk }) {
  const query = useQuery({ queryKey: ["numbers"], queryFn: () => desk.ask("numbers", {}) });
  return (
    <>
      <Heading level="h2">Numbers</Heading>
      <p className={styles.lead}>
        How many messages arrive and how soon they are answered. Nothing here says who wrote or who answered, and the
        counts stay when messages are deleted.
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

/** Two months side by side; a week belongs to the month of its Monday. */
function Months({ weeks }: { weeks: readonly WeekNumbers[] }) {
  const months = monthsOf(weeks);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pair = [0, 1].map((at) => chosen[at] ?? months[at] ?? months[0] ?? "");
  const options = Object.fromEntries(months.map((month) => [month, monthName(month)]));
  const summaries = pair.map((month) => summarize(weeks.filter(({ week }) => week.startsWith(month))));
  return (
    <section aria-labelledby="months-title">
      <h3 id="months-title">Two months compared</h3>
      <p className={styles.lead}>A week counts for the month of its Monday.</p>
      <div className={styles.choices}>
        {["Month", "Compared with"].map((label, at) => (
          <Choice
            key={label}
            label={label}
            value={pair[at] ?? ""}
            options={options}
            onChange={(month) => setChosen(pair.with(at, month))}
          />
        ))}
      </div>
      <div className={styles.table}>
        <Table
          caption="Two months compared"
          heads={["", ...pair.map((month) => monthName(month))]}
          rows={[
            { name: "Messages", of: ({ arrived }: Summary) => arrived },
            { name: "Answered", of: ({ answered }: Summary) => answered },
            { name: "Answered within 24 hours", of: shareText },
            { name: "Half were answered within", of: medianText },
          ].map(({ name, of }) => ({ id: name, name, cells: summaries.map((one) => of(one)) }))}
        />
      </div>
    </section>
  );
}
