import type { AllFacts } from "#schemas/facts.ts";
import type { Benefit } from "#schemas/listed.ts";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";
import { SharedAmount } from "#ui/SharedAmount.tsx";
import { Text } from "#ui/Text.tsx";
import { Words } from "#ui/Words.tsx";
import styles from "./Coverage.module.css";

type Props = { benefits: readonly Benefit[]; facts: AllFacts };

/** What No-Fault is, the one amount that all its payments share, and what it means for a patient. */
export function Coverage({ benefits, facts }: Props) {
  return (
    <Section id="coverage">
      <div className={styles.columns}>
        <div className={styles.what}>
          <h2 id="coverage-title">
            <Words>What No-Fault pays for</Words>
          </h2>
          <Text>
            <Words>
              No-Fault is the part of New York car insurance that pays after an injury, no matter who caused the crash.
              Insurers also call it personal injury protection (PIP). Drivers, passengers, and people on foot or on a
              bicycle can be covered. Motorcycle riders and their passengers are not.
            </Words>
          </Text>
          <SharedAmount
            shares={["Medical care", "Lost pay", "Other costs"]}
            amount={`Up to ${facts.basicLimit} per person`}
            caption={`The basic amount. All three share it. Lost pay: ${facts.lostPay}. Other costs, such as help and transport: ${facts.otherCosts}.`}
          />
        </div>
        <RuledList items={benefits.map(({ id, title, text }) => ({ id, title, text: <Words>{text}</Words> }))} />
      </div>
    </Section>
  );
}
