import { directionOf } from "#languages/languages.ts";
import { readableDay } from "#practice/day.ts";
import type { LegalNotice } from "./legal-schema.ts";
import { ArticleGrid, ArticlePart } from "#ui/layout/ArticleGrid.tsx";
import { Contents } from "#ui/links/Contents.tsx";
import { ArticleProse } from "#ui/text/ArticleProse.tsx";
import { Text } from "#ui/text/Text.tsx";

const inLanguages = { id: "languages", title: "In other languages" };

/** The full text of a legal notice, with its date and version, beside its contents when it is long. */
export function LegalText({ notice: { effective, version, parts, taglines = [] } }: { notice: LegalNotice }) {
  const headed = [...parts, ...(taglines.length > 0 ? [inLanguages] : [])];
  const links = headed.flatMap(({ id, title }) => (id && title ? [{ href: `#${id}`, label: title }] : []));
  return (
    <ArticleGrid
      short={
        <Text tone="soft">
          In effect since <time dateTime={effective}>{readableDay(effective)}</time>. Version: {version}.
        </Text>
      }
      contents={links.length > 1 && <Contents title="On this page" links={links} />}
    >
      {parts.map(({ id, title, html }) =>
        id && title ? (
          <ArticlePart key={id} id={id} title={title}>
            <ArticleProse html={html} />
          </ArticlePart>
        ) : (
          <ArticleProse key="start" html={html} />
        ),
      )}
      {taglines.length > 0 && (
        <ArticlePart {...inLanguages}>
          {taglines.map(({ language, name, text }) => (
            <div key={language} lang={language} dir={directionOf(language)}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </ArticlePart>
      )}
    </ArticleGrid>
  );
}
