import { weekRange, weeksIn } from "#domain/durations.ts";
import { pointNamed } from "#domain/points.ts";
import type { AllFacts } from "#schemas/facts.ts";
import type { Point } from "#schemas/guidance.ts";
import type { Group } from "#schemas/listed.ts";
import { MarkList } from "#ui/lists/MarkList.tsx";
import { RuledList } from "#ui/lists/RuledList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { StagePlot } from "./StagePlot.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { lead: string; facts: AllFacts; stages: readonly Point[]; preparation: readonly Group[] };

/** When nerve and muscle testing tells most, and what to know before, during and after it. */
export function EmgVisit({ lead, facts, stages, preparation }: Props) {
  return (
    <Section
      id="emg-visit"
      variant="sunk"
      title="Getting ready for EMG/NCS"
      lead={lead}
      arrange="split"
    >
      <Stack gap="wide">
        <Timing facts={facts} stages={stages} />
        <RuledList
          columns={4}
          items={preparation.map(({ id, title, items }) => ({ id, title, text: <MarkList items={items} /> }))}
        />
        <Text tone="soft">Unsure about a medicine or a device? Call us before the test.</Text>
      </Stack>
    </Section>
  );
}

function Timing({ facts: { emgFirst, emgBest }, stages }: Pick<Props, "facts" | "stages">) {
  const stage = (id: string) => {
    const { title, text } = pointNamed(stages, id);
    return { id, name: title, text };
  };
  return (
    <StagePlot
      title="When a test shows a hurt nerve root"
      unit="an illustration; weeks after the injury"
      description={`Illustration of a resting muscle after a nerve-root injury: silent for ${emgFirst}, small signs at ${weekRange(emgFirst, emgBest)}, clear signs after that.`}
      end={weeksIn(emgBest) * 2}
      stages={[
        {
          ...stage("early"),
          time: `before ${emgFirst}`,
          from: 0,
        },
        {
          ...stage("first"),
          time: weekRange(emgFirst, emgBest),
          from: weeksIn(emgFirst),
        },
        {
          ...stage("best"),
          time: `about ${emgBest} or more`,
          from: weeksIn(emgBest),
        },
      ]}
    />
  );
}
