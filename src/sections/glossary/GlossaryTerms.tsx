import { glossaryGroups, type GlossaryGroup, type GlossaryTerm } from "#schemas/glossary-term.ts";
import { reviewNote, sourceText } from "#domain/source-and-review.ts";
import type { Practice } from "#schemas/practice.ts";
import { ArticleGrid, ArticlePart } from "#ui/layout/ArticleGrid.tsx";
import { Contents } from "#ui/links/Contents.tsx";
import { TermList } from "./TermList.tsx";
import { Text } from "#ui/text/Text.tsx";

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
  return (
    <ArticleGrid
      short={
        <Text>
          These are general meanings in New York, not legal or medical advice. “11 NYCRR” is the state’s book of
          insurance rules. {reviewNote(terms, practice.unreviewed.law)}
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

function entryOf(entry: GlossaryTerm) {
  const { id, term, name, meaning, more } = entry;
  const note = sourceText(entry);
  return { id, term, name, texts: more ? [meaning, more] : [meaning], note };
}
