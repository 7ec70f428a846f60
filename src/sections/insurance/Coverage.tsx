import type { AllFacts } from "#schemas/facts.ts";
import type { Benefit, Topic } from "#schemas/listed.ts";
import { Columns } from "#ui/Columns.tsx";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";
import { SharedAmount } from "#ui/SharedAmount.tsx";
import { Stack } from "#ui/Stack.tsx";
import { Text } from "#ui/Text.tsx";
import { Words } from "#ui/Words.tsx";

type Props = { benefits: readonly Benefit[]; limits: readonly Topic[]; facts: AllFacts };

/** What No-Fault is, the one amount that all its payments share, where it ends, and what it means for a patient. */
export function Coverage({ benefits, limits, facts }: Props) {
  return (
    <Section id="coverage">
      <Columns split="5-7">
        <Stack>
          <h2 id="coverage-title">
            <Words>What No-Fault pays for</Words>
          </h2>
          <Text>
            <Words>
              No-Fault is the part of New York car insurance that pays after an injury, no matter who caused the crash.
              Insurers also call it personal injury protection (PIP). Drivers, passengers, and people on foot or on a
              bicycle can be covered. People on motorcycles are not. A moped or motor scooter that needs a plate usually
              counts as one.
            </Words>
          </Text>
          <SharedAmount
            shares={["Medical care", "Lost pay", "Other costs"]}
            amount={`Up to ${facts.basicLimit} per person`}
            caption={`The basic amount. All three share it. Lost pay: ${facts.lostPay}. Other costs, such as help and transport: ${facts.otherCosts}.`}
          />
        </Stack>
        <RuledList items={[...benefits, ...limits]} />
      </Columns>
    </Section>
  );
}
