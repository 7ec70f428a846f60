import { pointNamed } from "#domain/points.ts";
import type { AllFacts } from "#schemas/facts.ts";
import type { Point } from "#schemas/guidance.ts";
import type { Benefit, Topic } from "#schemas/listed.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SharedAmount } from "./SharedAmount.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Words } from "#ui/text/Words.tsx";

type Props = { coverage: readonly Point[]; benefits: readonly Benefit[]; limits: readonly Topic[]; facts: AllFacts };

/** What No-Fault is, the one amount that all its payments share, where it ends, and what it means for a patient. */
export function Coverage({ coverage, benefits, limits, facts }: Props) {
  return (
    <Section id="coverage">
      <Columns split="5-7">
        <Stack>
          <h2 id="coverage-title">
            <Words>What No-Fault pays for</Words>
          </h2>
          <Text>
            <Words>{pointNamed(coverage, "meaning").text}</Words>
          </Text>
          <SharedAmount
            shares={["Medical care", "Lost pay", "Other costs"]}
            amount={`Up to ${facts.basicLimit} per person`}
            caption={pointNamed(coverage, "amount").text}
          />
        </Stack>
        <DescriptionList items={[...benefits, ...limits]} />
      </Columns>
    </Section>
  );
}
