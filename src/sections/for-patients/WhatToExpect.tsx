import { minutesOf } from "#domain/duration.ts";
import type { AllFacts } from "#schemas/facts.ts";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { VisitScale } from "#ui/VisitScale.tsx";
import { Words } from "#ui/Words.tsx";

/** The visit on one scale of time, and what happens in each of its three parts. */
export function WhatToExpect({ facts }: { facts: AllFacts }) {
  const parts = [
    {
      id: "consultation",
      title: "Initial consultation",
      text: (
        <Text>
          We ask about the crash, your symptoms then and now, and your earlier health. Medicines, work and daily life
          count too. If memory is hard, bring someone with you.
        </Text>
      ),
    },
    {
      id: "examination",
      title: "Neurological examination",
      text: (
        <Text>
          For most people the exam does not hurt. We check thinking, the nerves of the head, strength, feeling, reflexes
          and coordination. Then come balance, walking, your neck and your back.
        </Text>
      ),
    },
    {
      id: "testing",
      title: "Diagnostic testing",
      text: (
        <>
          <Text>
            <Words>
              {`Some people need EMG/NCS (nerve and muscle testing). It adds ${facts.emgVisit}, often on another day, and is done only at our ${facts.emgOffice} office. Other tests, such as MRI, are ordered elsewhere.`}
            </Words>
          </Text>
          <Text>Your symptoms can be real when tests are normal.</Text>
        </>
      ),
    },
  ];
  return (
    <Section id="visit" look="scale">
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
        parts={parts}
      />
    </Section>
  );
}
