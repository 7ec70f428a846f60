import type { AllFacts } from "#schemas/facts.ts";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";

/** What a patient may ask of us and of the insurer. */
export function Rights({ facts }: { facts: AllFacts }) {
  const rights = [
    {
      title: "Choose your doctor",
      text: "You can choose any licensed provider who takes No-Fault. Sites we link to belong to the same physician; you do not have to use them.",
    },
    {
      title: "Ask, and say no",
      text: "Ask what a test is for; you can say no to it. Ask us about an interpreter or help with access.",
    },
    {
      title: "See your records",
      text: `New York law lets you see them. A copy costs at most ${facts.recordCopy} a page.`,
    },
    {
      title: "A fair exam",
      text: "When the insurer asks for an exam or an interview, place and time must be reasonably convenient. Lost pay and fair travel costs are repaid.",
    },
    {
      title: "The report behind a denial",
      text: "Ask the insurer for it in writing: it must give you the exam or peer review report.",
    },
    {
      title: "Payment on time",
      text: `Late No-Fault payments bear ${facts.lateInterest} interest a month. You can complain to DFS, free of charge.`,
    },
  ];
  return (
    <Section id="rights">
      <SectionHead
        section="rights"
        title="Your rights"
        lead="With us, and with the insurer. These are general rules of New York; your case can differ."
        arrange="split"
      />
      <RuledList items={rights.map(({ title, text }) => ({ id: title, title, text }))} />
    </Section>
  );
}
