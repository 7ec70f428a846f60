import type { AllFacts } from "#schemas/facts.ts";
import type { ProcessStep } from "#schemas/listed.ts";
import { insuranceQuestionsHref } from "#routes.ts";
import { ToolStrip } from "#sections/ToolStrip.tsx";
import { AnswerSteps } from "#ui/AnswerSteps.tsx";
import { MarginFacts } from "#ui/MarginFacts.tsx";
import { Section } from "#ui/Section.tsx";
import { Text } from "#ui/Text.tsx";
import { TitledList } from "#ui/TitledList.tsx";
import { Words } from "#ui/Words.tsx";
import styles from "./ClaimProcess.module.css";

type Props = { steps: readonly ProcessStep[]; facts: AllFacts };

/** How a claim goes, in five steps, with what the NF-2 asks and how its days are counted beside them. */
export function ClaimProcess({ steps, facts }: Props) {
  return (
    <Section id="process" look="sunk">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="process-title">
            <Words>The No-Fault process</Words>
          </h2>
          <Text look="lead" tone="soft">
            Five steps. You can start today, before you have seen any doctor.
          </Text>
        </div>
        <AnswerSteps steps={steps} />
        <div className={styles.aside}>
          <MarginFacts
            facts={[
              {
                value: facts.noticeLimit,
                meaning:
                  "from the crash for written notice. Weekends count. Past it? Send it anyway, with a dated letter that says why.",
              },
            ]}
          />
          <TitledList
            title="What the NF-2 asks"
            items={[
              "Who you are, and when, where and how you were hurt",
              "The vehicle, and your place in the crash",
              "Doctors, hospital and bills so far",
              "Work, pay and time lost",
              "Your signature, also to release records",
            ]}
          />
          <Text>Fill it out soon, with help if you need it. Keep your answers short and true.</Text>
          <Text>
            No copays, deductibles or out-of-pocket costs for covered services, apart from a family deductible of{" "}
            {facts.familyDeductible} that some policies have. See{" "}
            <a href={insuranceQuestionsHref}>what you may have to pay</a>.
          </Text>
        </div>
      </div>
      <ToolStrip />
    </Section>
  );
}
