import { minutesOf } from "#domain/durations.ts";
import { paragraphsOf } from "#domain/points.ts";
import type { AllFacts } from "#schemas/facts.ts";
import type { Point } from "#schemas/guidance.ts";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisitScale } from "./VisitScale.tsx";
import { Words } from "#ui/text/Words.tsx";

/** The visit on one scale of time, and what happens in each of its three parts. */
export function WhatToExpect({ facts, stages }: { facts: AllFacts; stages: readonly Point[] }) {
  return (
    <Section id="visit" variant="scale">
      <SectionHead
        section="visit"
        title="What to Expect"
        lead={`The first visit takes ${facts.firstVisit}. Ask for a break when you need one.`}
        arrange="split"
      />
      <VisitScale
        stretches={[
          { keys: "A + B", value: facts.firstVisit, ...minutesOf(facts.firstVisit) },
          { keys: "C, only if needed", value: facts.emgVisit, ...minutesOf(facts.emgVisit) },
        ]}
        caption="One scale of minutes. Dashed: some visits take longer."
        parts={stages.map(({ id, title, text }) => ({
          id,
          title,
          text: paragraphsOf(text).map((paragraph) => (
            <Text key={paragraph}>
              <Words>{paragraph}</Words>
            </Text>
          )),
        }))}
      />
    </Section>
  );
}
