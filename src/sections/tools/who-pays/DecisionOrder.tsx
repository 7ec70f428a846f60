import { payerItems } from "#domain/payer-texts.ts";
import { payerTitles, type PayerId } from "#domain/payers.ts";
import { questions, type Option, type QuestionId } from "#domain/who-pays.ts";
import type { AllFacts } from "#schemas/facts.ts";
import { NumberedQuestions } from "#ui/NumberedQuestions.tsx";
import { RuledPairs } from "#ui/RuledPairs.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";

const order = Object.keys(questions) as QuestionId[];

/** The finder as text: every question with where each answer leads, then whom to ask, in the same words. */
export function DecisionOrder({ facts }: { facts: AllFacts }) {
  return (
    <Section id="order" look="sunk">
      <SectionHead
        section="order"
        title="The whole order as text"
        lead="The same questions, to read or to print. Begin with the first, and go on where your answer leads."
        arrange="split"
      />
      <NumberedQuestions
        questions={order.map((id) => ({
          id,
          text: questions[id].text,
          hint: questions[id].hint,
          answers: questions[id].options.map((option) => ({
            id: option.id,
            answer: option.label,
            leads: leadsTo(option),
          })),
        }))}
      />
      <RuledPairs items={payerItems(Object.keys(payerTitles) as PayerId[], facts)} />
    </Section>
  );
}

/** Where an answer leads, in words: whom it names, and which question comes next. */
function leadsTo({ payers = [], next }: Option): string {
  const names = payers.map((payer) => `${payerTitles[payer]}.`);
  const step = next && `Go on to question ${order.indexOf(next) + 1}.`;
  return [...names, step ?? (payers.length > 0 ? "" : "That is all.")].filter(Boolean).join(" ");
}
