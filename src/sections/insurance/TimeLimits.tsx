import { readableMonth } from "#domain/day.ts";
import { deadlineTime } from "#domain/deadline-time.ts";
import { lastChecked } from "#domain/review.ts";
import { deadlineParties, type DeadlineRule } from "#schemas/deadline-rule.ts";
import { ToolStrip } from "#sections/ToolStrip.tsx";
import { Columns } from "#ui/Columns.tsx";
import { LimitTable } from "#ui/LimitTable.tsx";
import { MarginFacts } from "#ui/MarginFacts.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Stack } from "#ui/Stack.tsx";
import { Text } from "#ui/Text.tsx";

type Props = { rules: readonly DeadlineRule[] };

const parties = { you: "You", practice: "Our practice", insurer: "The insurer" } as const;

/** How a reader counts, word by word. */
const counting = [
  { value: "Day 1", meaning: "is the day after the accident." },
  {
    value: "Calendar days",
    meaning: "count weekends and holidays. They are meant wherever the table says only “days”.",
  },
  { value: "Business days", meaning: "leave weekends and holidays out." },
  { value: "Notice by mail", meaning: "counts on the day you mail it. Keep a copy and proof of mailing." },
  { value: "Too late?", meaning: "Send it anyway, with a dated letter that says why." },
];

/** The time limits of a claim in a table, and how their days are counted. */
export function TimeLimits({ rules }: Props) {
  const shown = rules.filter(({ table }) => table);
  const groups = deadlineParties.map((party) => ({
    who: parties[party],
    rows: shown.filter(({ who }) => who === party).map((rule) => ({ ...rule, time: deadlineTime(rule) })),
  }));
  return (
    <Section id="time-limits">
      <SectionHead section="time-limits" title="Who must act, and how soon" />
      <Columns split="8-4">
        <LimitTable caption="Time limits of a No-Fault claim" groups={groups} />
        <Stack>
          <h3>How the days count</h3>
          <MarginFacts facts={counting} />
          <Text look="small" tone="soft">
            Checked: {readableMonth(lastChecked(shown).reviewed)}. Laws change.
          </Text>
        </Stack>
      </Columns>
      <ToolStrip />
    </Section>
  );
}
