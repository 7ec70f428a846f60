import { glossaryGroups, type GlossaryGroup, type GlossaryTerm } from "#schemas/glossary-term.ts";
import { readableMonth } from "#domain/day.ts";
import type { Practice } from "#schemas/practice.ts";
import { ArticleGrid } from "#ui/ArticleGrid.tsx";
import { ArticlePart } from "#ui/ArticlePart.tsx";
import { Contents } from "#ui/Contents.tsx";
import { TermList } from "#ui/TermList.tsx";
import { Text } from "#ui/Text.tsx";

type Props = { terms: readonly GlossaryTerm[]; practice: Practice };

const titles: Readonly<Record<GlossaryGroup, string>> = {
  cover: "What No-Fault covers",
  forms: "Forms",
  requests: "What the insurer may ask for",
  disputes: "When you and the insurer disagree",
  medical: "Tests and injuries",
};

/** The words in their groups, each with its meaning and how sure that is, beside a list that leads to each group. */
export function GlossaryTerms({ terms, practice }: Props) {
  const links = glossaryGroups.map((group) => ({ href: `#${anchorOf(group)}`, label: titles[group] }));
  const { tools } = practice.reviewed;
  return (
    <ArticleGrid
      short={
        <Text>
          These are general meanings in New York, not legal or medical advice. Each says where it was checked, if it
          was; “11 NYCRR” is the state’s book of insurance rules. Ask your insurer or an attorney. Last checked:{" "}
          <time dateTime={tools}>{readableMonth(tools)}</time>.
        </Text>
      }
      contents={<Contents title="On this page" links={links} />}
    >
      {glossaryGroups.map((group) => (
        <ArticlePart key={group} id={anchorOf(group)} title={titles[group]}>
          <TermList terms={terms.filter((term) => term.group === group).map(entryOf)} />
        </ArticlePart>
      ))}
    </ArticleGrid>
  );
}

/** Groups and words share the page's anchors. */
function anchorOf(group: GlossaryGroup): string {
  return `words-of-${group}`;
}

function entryOf({ id, term, name, meaning, more, source, certainty }: GlossaryTerm) {
  const note = certainty === "C" ? `Checked in: ${source}` : `Likely, not yet checked at its source: ${source}`;
  return { id, term, name, texts: more ? [meaning, more] : [meaning], note };
}
