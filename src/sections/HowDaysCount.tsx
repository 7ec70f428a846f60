import { suingWords } from "#domain/deadline-words.ts";
import { MarginFacts } from "#ui/MarginFacts.tsx";
import { Stack } from "#ui/Stack.tsx";
import { Text } from "#ui/Text.tsx";

/** How a reader counts, word by word. */
const counting = [
  { value: "Day 1", meaning: "is the day after the accident." },
  { value: "“Days” alone", meaning: "means calendar days: weekends and holidays count." },
  { value: "Business days", meaning: "leave weekends and holidays out." },
  {
    value: "By mail",
    meaning:
      "Notice to the No-Fault insurer counts on the day you mail it. To be safe, let it arrive by then. For other limits, count the day it arrives.",
  },
];

/** How the days of a table of limits are counted, and what no such table holds. */
export function HowDaysCount() {
  return (
    <Stack>
      <h3>How the days count</h3>
      <MarginFacts facts={counting} />
      <Text look="small">{suingWords}</Text>
    </Stack>
  );
}
