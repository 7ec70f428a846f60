import { deadlineTime } from "#domain/deadline-time.ts";
import { lastChecked } from "#domain/last-checked.ts";
import { deadlineParties, type DeadlineRule } from "#schemas/deadline-rule.ts";
import { LimitTable } from "#ui/LimitTable.tsx";
import { Section } from "#ui/Section.tsx";
import { Text } from "#ui/Text.tsx";
import { Words } from "#ui/Words.tsx";
import styles from "./TimeLimits.module.css";

type Props = { rules: readonly DeadlineRule[] };

const parties = { you: "You", practice: "Our practice", insurer: "The insurer" } as const;

/** The time limits of a claim in a table, and how their days are counted. */
export function TimeLimits({ rules }: Props) {
  const shown = rules.filter(({ table }) => table);
  const groups = deadlineParties.map((party) => ({
    who: parties[party],
    rows: shown
      .filter(({ who }) => who === party)
      .map((rule) => ({ ...rule, what: <Words>{rule.what}</Words>, time: deadlineTime(rule) })),
  }));
  return (
    <Section id="time-limits">
      <h2 id="time-limits-title">Who must act, and how soon</h2>
      <div className={styles.columns}>
        <LimitTable caption="Time limits of a No-Fault claim" groups={groups} />
        <div className={styles.count}>
          <h3>How the days count</h3>
          <Text look="card">
            Day 1 is the day after the accident. Calendar days count weekends and holidays. Business days leave them
            out.
          </Text>
          <Text look="card">
            You give notice on the day you mail it. Keep a copy and proof of mailing, such as a certified mail receipt.
          </Text>
          <Text look="card">
            Too late? Send it anyway, with a dated letter that says why. The insurer must consider your reason.
          </Text>
          <Text look="small" tone="soft">
            Checked: {lastChecked(shown)}. Laws change.
          </Text>
        </div>
      </div>
    </Section>
  );
}
