import { weekRange, weeksIn } from "#domain/weeks.ts";
import type { AllFacts } from "#schemas/facts.ts";
import type { Group } from "#schemas/listed.ts";
import { MarkList } from "#ui/MarkList.tsx";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { StagePlot } from "#ui/StagePlot.tsx";
import { Text } from "#ui/Text.tsx";
import styles from "./EmgVisit.module.css";

type Props = { facts: AllFacts; preparation: readonly Group[] };

/** When nerve and muscle testing tells most, and what to know before, during and after it. */
export function EmgVisit({ facts, preparation }: Props) {
  return (
    <Section id="emg-visit" look="sunk">
      <SectionHead
        section="emg-visit"
        title="Getting ready for EMG/NCS"
        lead={`You do not have to wait ${facts.emgBest} for the exam. It comes first, and then we plan the test for the right time.`}
        arrange="split"
      />
      <Timing {...facts} />
      <div className={styles.groups}>
        <RuledList
          columns={4}
          items={preparation.map(({ id, title, items }) => ({ id, title, text: <MarkList items={items} /> }))}
        />
        <Text tone="soft">Unsure about a medicine or a device? Call us before the test.</Text>
      </div>
    </Section>
  );
}

function Timing({ emgFirst, emgBest }: Pick<AllFacts, "emgFirst" | "emgBest">) {
  return (
    <StagePlot
      title="When a test shows a hurt nerve root"
      unit="an illustration; weeks after the injury"
      description={`Illustration of a resting muscle after a nerve-root injury: silent for ${emgFirst}, small signs at ${weekRange(emgFirst, emgBest)}, clear signs after that.`}
      end={weeksIn(emgBest) * 2}
      stages={[
        {
          id: "early",
          name: "Too early",
          time: `before ${emgFirst}`,
          text: "The muscle is still silent at rest. A test can look normal although a nerve is hurt.",
          from: 0,
        },
        {
          id: "first",
          name: "First signs",
          time: weekRange(emgFirst, emgBest),
          text: "Small signs begin to show in the muscles that the nerve supplies.",
          from: weeksIn(emgFirst),
        },
        {
          id: "best",
          name: "Best time",
          time: `about ${emgBest} or more`,
          text: "Signs show best from now on, for some months; then they fade. Even so, a normal test does not rule out a pinched nerve.",
          from: weeksIn(emgBest),
        },
      ]}
    />
  );
}
