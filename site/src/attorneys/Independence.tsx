import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** What keeps a report independent, and where the opinion of the physician ends. */
export function Independence({ points }: { points: readonly Point[] }) {
  const [changed, advice] = [pointNamed(points, "changed-law"), pointNamed(points, "no-advice")];
  return (
    <Section id="independence">
      <Columns split="5-7">
        <Stack gap="wide">
          <h2 id="independence-title">What keeps a report independent</h2>
          <Stack>
            <h3>{changed.title}</h3>
            <Text>
              <NoBreakText>{changed.text}</NoBreakText>
            </Text>
            <Text tone="soft">{advice.text}</Text>
          </Stack>
        </Stack>
        <DescriptionList items={points.filter((point) => point !== changed && point !== advice)} />
      </Columns>
    </Section>
  );
}
