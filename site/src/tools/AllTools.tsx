import { routes, tools } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import { GetExamined } from "#parts/GetExamined.tsx";
import type { ToolFrameTexts } from "./texts-schema.ts";
import type { DrawingName } from "#ui/graphics/Drawing.tsx";
import { Ledger, LedgerCell } from "#ui/lists/Ledger.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ToolNote } from "./ToolNote.tsx";

const otherPages = [
  {
    href: routes.glossary,
    label: "Glossary",
    text: "The words of No-Fault insurance and of neurology, each explained in plain sentences.",
  },
  {
    href: routes.search,
    label: "Search",
    text: "Find every page of this site with a word, such as the name of a form.",
  },
] as const;

const drawings: Readonly<Record<(typeof tools | typeof otherPages)[number]["href"], DrawingName>> = {
  [routes.claim]: "calendar",
  [routes.letters]: "letter",
  [routes.prepare]: "list",
  [routes.glossary]: "book",
  [routes.search]: "lens",
};

type Props = {
  note: string;
  texts: ToolFrameTexts;
  /** Why to see a doctor now. */
  visit: Pick<Point, "title" | "text">;
  phone: string;
};

/** Every tool with its purpose, and the statements that apply to all tools. */
export function AllTools({ note, texts, visit, phone }: Props) {
  return (
    <Section id="all-tools" title="Three tools, and two ways to look things up">
      <div data-short="">
        <Ledger>
          {[...tools, ...otherPages].map(({ href, label, text }) => (
            <LedgerCell
              key={href}
              title={label}
              href={href}
              drawing={drawings[href]}
              wide={href === routes.claim ? "large" : undefined}
            >
              {text}
            </LedgerCell>
          ))}
        </Ledger>
      </div>
      <GetExamined title={visit.title} text={visit.text} phone={phone} />
      <ToolNote note={note} texts={texts} />
    </Section>
  );
}
