import { readablePhone, telHref } from "#domain/phone.ts";
import { readableDay } from "#domain/day.ts";
import { routes } from "#routes.ts";
import type { Article } from "#schemas/article.ts";
import type { Practice } from "#schemas/practice.ts";
import { ArticleGrid } from "#ui/ArticleGrid.tsx";
import { ArticleProse } from "#ui/ArticleProse.tsx";
import { ArticlePart } from "#ui/ArticlePart.tsx";
import { Contents } from "#ui/Contents.tsx";
import { MarkList } from "#ui/MarkList.tsx";
import { ShortVersion } from "#ui/ShortVersion.tsx";
import { Tags } from "#ui/Tags.tsx";
import { Text } from "#ui/Text.tsx";
import { CheckedLine } from "#sections/CheckedLine.tsx";
import { ArticleFigure } from "./ArticleFigure.tsx";

type Props = { article: Article; practice: Practice };

/** An article: its short version, its parts beside their contents, how to call, and what it rests on. */
export function ArticleText({ article, practice }: Props) {
  const { parts, short, figure } = article;
  const links = parts.flatMap(({ id, title }) => (id && title ? [{ href: `#${id}`, label: title }] : []));
  return (
    <ArticleGrid short={<ShortVersion points={short} />} contents={<Contents title="On this page" links={links} />}>
      {parts.map(({ id, title, html }) =>
        id && title ? (
          <ArticlePart key={id} id={id} title={title}>
            <ArticleProse html={html} />
            {figure?.under === title && <ArticleFigure drawing={figure.drawing} />}
          </ArticlePart>
        ) : (
          <ArticleProse key="start" html={html} />
        ),
      )}
      <Text look="lead">
        {article.category === "Legal" ? "To send a case" : "To ask about your own case"}, call{" "}
        <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a> or{" "}
        <a href={routes.contact}>schedule an evaluation</a>.
      </Text>
      <Sources {...article} />
    </ArticleGrid>
  );
}

function Sources({ sources, keywords, reviewed, reviewer, updated }: Article) {
  return (
    <ArticlePart id="sources" title="Sources and limits">
      <MarkList items={sources} />
      <Text look="small" tone="soft">
        This article gives general information. It is not legal or medical advice, and reading it does not make you our
        patient.
      </Text>
      {updated && (
        <Text look="small" tone="soft">
          Last changed: <time dateTime={updated}>{readableDay(updated)}</time>.
        </Text>
      )}
      <CheckedLine texts={[{ reviewed, reviewer }]} />
      <Tags label="Keywords" words={keywords} />
    </ArticlePart>
  );
}
