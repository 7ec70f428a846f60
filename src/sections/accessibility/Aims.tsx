import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";

const aims = [
  {
    title: "WCAG 2.2, level AA",
    text: "The public rules for pages that people with disabilities can use. All our pages aim to keep them in full.",
  },
  {
    title: "Text you can see",
    text: "The contrast between text and its background is 7 to 1 or more. Level AA asks for 4.5 to 1.",
  },
  {
    title: "Room to tap",
    text: "Buttons, fields and links on their own are at least 44 pixels high. Level AA asks for 24.",
  },
  {
    title: "Plain words",
    text: "No sentence has more than 25 words. No page is harder to read than grade 8.",
  },
];

/** The standard, and what goes beyond it. */
export function Aims() {
  return (
    <Section id="aims">
      <SectionHead
        section="aims"
        title="What we aim for"
        lead="WCAG is short for Web Content Accessibility Guidelines."
        arrange="split"
      />
      <DescriptionList items={aims.map(({ title, text }) => ({ id: title, title, text }))} columns={4} />
    </Section>
  );
}
