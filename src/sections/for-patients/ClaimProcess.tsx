import { countFirst } from "#domain/number-words.ts";
import { marginOf, pointNamed } from "#domain/points.ts";
import type { Point } from "#schemas/guidance.ts";
import type { ProcessStep } from "#schemas/listed.ts";
import { insuranceQuestionsHref } from "#routes.ts";
import { ToolStrip } from "#sections/ToolStrip.tsx";
import { AnswerSteps } from "./AnswerSteps.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Words } from "#ui/text/Words.tsx";
import styles from "./ClaimProcess.module.css";

type Props = {
  steps: readonly ProcessStep[];
  /** What the NF-2 asks. */
  asked: readonly Point[];
  notice: readonly Point[];
  costs: readonly Point[];
};

/** How a claim goes, in five steps, with what the NF-2 asks and how its days are counted beside them. */
export function ClaimProcess({ steps, asked, notice, costs }: Props) {
  const time = pointNamed(notice, "time");
  return (
    <Section id="process" variant="sunk">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="process-title">
            <Words>The No-Fault process</Words>
          </h2>
          <Text variant="lead" tone="soft">
            {countFirst(steps.length)} steps. You can start today, before you have seen any doctor.
          </Text>
        </div>
        <AnswerSteps steps={steps} />
        <div className={styles.aside}>
          <DescriptionList variant="facts" items={marginOf([time])} />
          <Points title="What the NF-2 asks" items={asked.map(({ text }) => text)} />
          <Text>{time.text}</Text>
          <Text>
            {pointNamed(costs, "covered").text}. See <a href={insuranceQuestionsHref}>what you may have to pay</a>.
          </Text>
        </div>
      </div>
      <ToolStrip />
    </Section>
  );
}
