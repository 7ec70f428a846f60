import { englishSources, reviewNote, sourceText } from "#content/source-and-review.ts";
import { sentences } from "#practice/sentences.ts";
import { glossaryGroups, type GlossaryGroup, type GlossaryTerm } from "./glossary-term-schema.ts";
import { ArticleGrid, ArticlePart } from "#ui/layout/ArticleGrid.tsx";
import { Contents } from "#ui/links/Contents.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./GlossaryTerms.module.css";

type Props = { terms: readonly GlossaryTerm[]; general: string };

const titles: Readonly<Record<GlossaryGroup, string>> = {
  cover: "What No-Fault covers",
  forms: "Forms",
  requests: "What the insurer may ask for",
  disputes: "When you and the insurer disagree",
  medical: "Tests and injuries",
};

/** The terms by group, each with its definition and certainty, beside a list of links to the groups. */
export function GlossaryTerms({ terms, general }: Props) {
  const links = glossaryGroups.map((group) => ({ href: `#${anchorOf(group)}`, label: titles[group] }));
  return (
    <ArticleGrid
      wide
      short={<Text>{sentences(general, reviewNote(terms, ""))}</Text>}
      contents={<Contents title="On this page" links={links} />}
    >
      <div data-short="">
        {glossaryGroups.map((group) => (
          <ArticlePart key={group} id={anchorOf(group)} title={titles[group]}>
            <TermList terms={terms.filter((term) => term.group === group).map(entryOf)} />
          </ArticlePart>
        ))}
      </div>
    </ArticleGrid>
  );
}

/** Prefixed, since terms have anchors on the same page. */
function anchorOf(group: GlossaryGroup): string {
  return `words-of-${group}`;
}

function entryOf(entry: GlossaryTerm) {
  const { id, term, name, meaning, more } = entry;
  const note = sourceText(entry, englishSources);
  return { id, term, name, texts: more ? [meaning, more] : [meaning], note };
}

type Term = {
  /** The anchor. */
  id: string;
  term: string;
  /** The expansion of the abbreviation, or the full term. */
  name?: string | undefined;
  /** One or more paragraphs. */
  texts: readonly string[];
  note: string;
};
type TermListProps = { terms: readonly Term[] };

/** Terms with their definitions; the `:target` is marked. */
function TermList({ terms }: TermListProps) {
  return (
    <dl className={styles.list}>
      {terms.map(({ id, term, name, texts, note }) => (
        <div key={id} id={id}>
          <dt>
            <NoBreakText>{term}</NoBreakText>
            {name && (
              <span className={styles.name}>
                {" "}
                <NoBreakText>{name}</NoBreakText>
              </span>
            )}
          </dt>
          {texts.map((text) => (
            <dd key={text}>
              <NoBreakText>{text}</NoBreakText>
            </dd>
          ))}
          <dd>
            <NoBreakText>{note}</NoBreakText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
