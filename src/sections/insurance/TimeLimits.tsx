import { partyNames } from "#domain/deadline-text.ts";
import { deadlineParties, type DeadlineRule } from "#schemas/deadline-rule.ts";
import type { Point } from "#schemas/guidance.ts";
import { HowDaysCount } from "#sections/HowDaysCount.tsx";
import { LimitTable } from "#sections/LimitTable.tsx";
import { ToolStrip } from "#sections/ToolStrip.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  rules: readonly DeadlineRule[];
  /** How the days are counted. */
  counting: readonly Point[];
  /** What no table of No-Fault limits holds. */
  suing: string;
  /** Who reviewed the rules, or what is true until someone does. */
  note: string;
};

/** The time limits of a claim in a table, and how their days are counted. */
export function TimeLimits({ rules, counting, suing, note }: Props) {
  const groups = deadlineParties.map((party) => ({
    who: partyNames[party],
    rules: rules.filter(({ who, table }) => table && who === party),
  }));
  return (
    <Section id="time-limits" title="Who must act, and how soon">
      <Columns split="8-4">
        <LimitTable caption="Main time limits of a No-Fault claim" groups={groups} />
        <Stack>
          <HowDaysCount counting={counting} suing={suing} />
          <Text variant="small" tone="soft">
            We are doctors, not lawyers. Dates and rules here are general. {note}
          </Text>
        </Stack>
      </Columns>
      <ToolStrip />
    </Section>
  );
}
