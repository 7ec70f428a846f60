import type { Point } from "#schemas/guidance.ts";
import { MarginFacts } from "#ui/text/MarginFacts.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

/** How the days of a table of limits are counted, and what no such table holds. */
export function HowDaysCount({ counting, suing }: { counting: readonly Point[]; suing: string }) {
  return (
    <Stack>
      <h3>How the days count</h3>
      <MarginFacts facts={counting.map(({ title, text }) => ({ value: title, meaning: text }))} />
      <Text variant="small">{suing}</Text>
    </Stack>
  );
}
