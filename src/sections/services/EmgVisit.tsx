import { weekRange, weeksIn } from "#domain/durations.ts";
import { pointNamed } from "#domain/points.ts";
import type { AllFacts } from "#schemas/facts.ts";
import type { Point } from "#schemas/guidance.ts";
import type { Group } from "#schemas/listed.ts";
import { Points } from "#ui/lists/Points.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { StagePlot } from "./StagePlot.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./EmgVisit.module.css";

type Props = { facts: AllFacts; stages: readonly Point[]; preparation: readonly Group[] };

/** When nerve and muscle testing tells most, and what to know before, during and after it. */
export function EmgVisit({ facts, stages, preparation }: Props) {
  return (
    <Section id="emg-visit" variant="sunk">
      <SectionHead
        section="emg-visit"
        title="Getting ready for EMG/NCS"
        lead={`You do not have to wait ${facts.emgBest} for the exam. It comes first, and then we plan the test for the right time.`}
        arrange="split"
      />
      <Timing facts={facts} stages={stages} />
      <div className={styles.groups}>
        <DescriptionList
          columns={4}
          items={preparation.map(({ id, title, items }) => ({ id, title, text: <Points items={items} /> }))}
        />
        <Text tone="soft">Unsure about a medicine or a device? Call us before the test.</Text>
      </div>
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
