import { routes, tools } from "#routes.ts";
import { Spot, type SpotName } from "#ui/graphics/Spot.tsx";
import { Ledger, LedgerCell } from "#ui/lists/Ledger.tsx";
import { Section } from "#ui/layout/Section.tsx";

const otherPages = [
  {
    href: routes.glossary,
    label: "Glossary",
    text: "The words of No-Fault and of neurology, in plain sentences.",
  },
  {
    href: routes.search,
    label: "Search",
    text: "Search the whole site.",
  },
] as const;

const drawings: Readonly<Record<(typeof tools | typeof otherPages)[number]["href"], SpotName>> = {
  [routes.claim]: "calendar",
  [routes.letters]: "letter",
  [routes.prepare]: "report",
  [routes.glossary]: "head-injury",
  [routes.search]: "claim-path",
};

/** Every tool with its purpose, and the two pages to look things up. */
export function AllTools() {
  return (
    <Section id="all-tools" title="Three tools, and two ways to look things up">
      <div data-short="">
        <Ledger>
          {[...tools, ...otherPages].map(({ href, label, text }) => (
            <LedgerCell
              key={href}
              title={label}
              href={href}
              drawing={<Spot name={drawings[href]} />}
              wide={href === routes.claim ? "large" : undefined}
            >
              {text}
            </LedgerCell>
          ))}
        </Ledger>
      </div>
    </Section>
  );
}
