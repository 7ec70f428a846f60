import { deadlineTime } from "#domain/deadline-time.ts";
import { partyNames } from "#domain/deadline-words.ts";
import { deadlineParties, type DeadlineRule } from "#schemas/deadline-rule.ts";
import { HowDaysCount } from "#sections/HowDaysCount.tsx";
import { ToolStrip } from "#sections/ToolStrip.tsx";
import { Columns } from "#ui/Columns.tsx";
import { LimitTable } from "#ui/LimitTable.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";

type Props = { rules: readonly DeadlineRule[] };

/** The time limits of a claim in a table, and how their days are counted. */
export function TimeLimits({ rules }: Props) {
  const shown = rules.filter(({ table }) => table);
  const groups = deadlineParties.map((party) => ({
    who: partyNames[party],
    rows: shown.filter(({ who }) => who === party).map((rule) => ({ ...rule, time: deadlineTime(rule) })),
  }));
  return (
    <Section id="time-limits">
      <SectionHead section="time-limits" title="Who must act, and how soon" />
      <Columns split="8-4">
        <LimitTable caption="Time limits of a No-Fault claim" groups={groups} />
        <HowDaysCount rules={shown} />
      </Columns>
      <ToolStrip />
    </Section>
  );
}
