import { resultItems, leftOutIn } from "#domain/who-pays.ts";
import type { Topic } from "#schemas/listed.ts";
import type { Option, WhoPays } from "#schemas/who-pays.ts";
import { NumberedQuestions } from "./NumberedQuestions.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  rules: WhoPays;
  /** What No-Fault does not pay for, and whom an insurer may leave out. */ limits: readonly Topic[];
};

/** The finder as text: every question with where each answer leads, then whom to ask, in the same words. */
export function DecisionOrder({ rules, limits }: Props) {
  const leftOut = leftOutIn(limits);
  return (
    <Section id="order" variant="sunk">
      <SectionHead
        section="order"
        title="The whole order as text"
        lead="The same questions, to read or to print. Begin with the first, and go on where your answer leads."
        arrange="split"
      />
      <NumberedQuestions
        questions={rules.questions.map(({ options, ...question }) => ({
          ...question,
          answers: options.map((option) => ({
            id: option.id,
            answer: option.label,
            leads: leadsTo(option, rules),
          })),
        }))}
      />
      <DescriptionList columns="fit" items={resultItems(rules.results)} />
      <Text>
        {leftOut.text} Source: {leftOut.source}.
      </Text>
    </Section>
  );
}

/** Where an answer leads, in words: whom it names, and which question comes next. */
function leadsTo({ leads = [], next }: Option, { questions, results }: WhoPays): string {
  const titles = leads.map((lead) => `${results.find(({ id }) => id === lead)?.title}.`);
  const step = next && `Go on to question ${questions.findIndex(({ id }) => id === next) + 1}.`;
  return [...titles, step ?? (titles.length > 0 ? "" : "That is all.")].filter(Boolean).join(" ");
}
