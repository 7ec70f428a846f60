import type { Point } from "#schemas/guidance.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

/** How the days of a table of limits are counted, and what no such table holds. */
export function HowDaysCount({ counting, suing }: { counting: readonly Point[]; suing: string }) {
  return (
    <Stack sticky>
      <h3>How the days count</h3>
      <DescriptionList variant="facts" items={counting} />
      <Text variant="small">{suing}</Text>
    </Stack>
  );
}
