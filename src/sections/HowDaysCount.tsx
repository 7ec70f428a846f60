import { readableMonth } from "#domain/day.ts";
import { lastChecked } from "#domain/review.ts";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import { MarginFacts } from "#ui/MarginFacts.tsx";
import { Stack } from "#ui/Stack.tsx";
import { Text } from "#ui/Text.tsx";

type Props = { rules: readonly DeadlineRule[] };

/** How a reader counts, word by word. */
const counting = [
  { value: "Day 1", meaning: "is the day after the accident." },
  {
    value: "Calendar days",
    meaning: "count weekends and holidays.",
  },
  { value: "Business days", meaning: "leave weekends and holidays out." },
  { value: "Notice by mail", meaning: "counts on the day you mail it." },
];

/** How the days of a table of limits are counted, and when its rules were last checked. */
export function HowDaysCount({ rules }: Props) {
  return (
    <Stack>
      <h3>How the days count</h3>
      <MarginFacts facts={counting} />
      <Text look="small" tone="soft">
        Checked: {readableMonth(lastChecked(rules).reviewed)}. Laws change.
      </Text>
    </Stack>
  );
}
