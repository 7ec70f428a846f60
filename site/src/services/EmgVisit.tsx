import type { AllFacts } from "#content/facts-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Group } from "#content/fields.ts";
import { Points } from "#ui/lists/Points.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { EmgTiming } from "./EmgTiming.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { lead: string; unsure: string; facts: AllFacts; stages: readonly Point[]; preparation: readonly Group[] };

/** The best time for EMG/NCS, and what to know before, during and after it. */
export function EmgVisit({ lead, unsure, facts, stages, preparation }: Props) {
  return (
    <Section id="emg-visit" variant="sunk" title="Getting ready for EMG/NCS" lead={lead} arrange="split">
      <Stack gap="wide">
        <NarrowFold label="When to test, how to prepare, and what it feels like">
          <Stack gap="wide">
            <EmgTiming facts={facts} points={stages} />
            <DescriptionList
              columns={4}
              items={preparation.map(({ id, title, items }) => ({ id, title, text: <Points items={items} /> }))}
            />
          </Stack>
        </NarrowFold>
        <Text tone="soft">{unsure}</Text>
      </Stack>
    </Section>
  );
}
