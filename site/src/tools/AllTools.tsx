import { routes, tools } from "#routes.ts";
import type { ToolFrameTexts } from "./texts-schema.ts";
import type { DrawingName } from "#ui/graphics/Drawing.tsx";
import { Ledger, LedgerCell } from "#ui/lists/Ledger.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ToolNote } from "./ToolFrame.tsx";

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
  [routes.deadlines]: "calendar",
  [routes.noticeLetter]: "letter",
  [routes.whoPays]: "ways",
  [routes.prepare]: "list",
  [routes.glossary]: "book",
  [routes.search]: "lens",
};

/** Every tool with its purpose, and the statements that apply to all tools. */
export function AllTools({ note, texts }: { note: string; texts: ToolFrameTexts }) {
  return (
    <Section id="all-tools" title="Four tools, and two ways to look things up">
      <div data-short="">
        <Ledger>
          {[...tools, ...otherPages].map(({ href, label, text }) => (
            <LedgerCell key={href} title={label} href={href} drawing={drawings[href]}>
              {text}
            </LedgerCell>
          ))}
        </Ledger>
      </div>
      <ToolNote note={note} texts={texts} />
    </Section>
  );
}
