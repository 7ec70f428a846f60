import { routes, tools } from "#routes.ts";
import type { Practice } from "#schemas/practice.ts";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { ToolNote } from "./ToolNote.tsx";

const alsoHere = [
  { href: routes.glossary, label: "Glossary", text: "The words of No-Fault and of neurology, in plain sentences." },
  { href: routes.search, label: "Search", text: "All pages of this site, by a word." },
];

/** Every tool with what it is for, and what the tools say of themselves. */
export function AllTools({ practice }: { practice: Practice }) {
  return (
    <Section id="all-tools">
      <SectionHead section="all-tools" title="Four tools, and two ways to look things up" />
      <RuledList
        items={[...tools, ...alsoHere].map(({ href, label, text }) => ({
          id: href,
          title: label,
          text: (
            <>
              {text} <a href={href}>{`Open: ${label}`}</a>
            </>
          ),
        }))}
      />
      <ToolNote practice={practice} />
    </Section>
  );
}
