import { Fragment } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { readableDay } from "#practice/day.ts";
import { routes } from "#routes.ts";
import type { Article } from "./article-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { ArticleGrid, ArticlePart } from "#ui/layout/ArticleGrid.tsx";
import { Contents } from "#ui/links/Contents.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { ArticleProse } from "#ui/text/ArticleProse.tsx";
import { ShortVersion } from "#ui/text/ShortVersion.tsx";
import { Text } from "#ui/text/Text.tsx";
import { CallEmergency, DangerTitle, frame } from "#parts/DangerFrame.tsx";
import { Picture, type PictureData } from "#pictures/Picture.tsx";
import { ReviewNote } from "#parts/ReviewNote.tsx";
import { ArticleFigure } from "./ArticleFigure.tsx";
import { CallLine } from "./CallLine.tsx";

type Props = {
  article: Article;
  practice: Practice;
  nerveResponse: readonly Point[];
  testTiming: readonly Point[];
  captions: readonly Point[];
  /** The line to call in the middle of the article. */
  call: Point;
  general: string;
  /** Under the first heading. */
  picture: PictureData | undefined;
};

/** The line to call comes after so many sections. */
const sectionsBeforeCall = 2;

/** Categories whose articles depend on law. */
const ofLaw: readonly Article["category"][] = ["Patient Education", "Legal"];

/** The body of an article: short version, contents, parts, how to call, and sources. */
export function ArticleText({ article, practice, call, general, picture, ...drawn }: Props) {
  const { parts, short, folded = [], figures = [], category } = article;
  const unreviewed = practice.unreviewed[ofLaw.includes(category) ? "law" : "medicine"];
  const links = parts.flatMap(({ id, title }) => (id && title ? [{ href: `#${id}`, label: title }] : []));
  const callAfter = links[sectionsBeforeCall - 1]?.href;
  const drawings = (title: string, place: "start" | "end") =>
    figures
      .filter(({ under, at }) => under === title && at === place)
      .map((figure) => <ArticleFigure key={figure.drawing} {...figure} {...drawn} />);
  return (
    <ArticleGrid
      short={short && <ShortVersion points={short} />}
      contents={links.length > 0 && <Contents title="On this page" links={links} />}
    >
      {parts.map(({ id, title, html }, index) => {
        if (!id || !title) return <ArticleProse key="start" html={html} />;
        const danger = title.startsWith("Call 911") || undefined;
        const heading = danger ? <DangerTitle>{title}</DangerTitle> : title;
        return (
          <Fragment key={id}>
            <ArticlePart id={id} title={heading} frame={danger && frame} short={danger} folded={folded.includes(title)}>
              {danger && <CallEmergency />}
              {drawings(title, "start")}
              {index === 0 && picture && <Picture picture={picture} />}
              <ArticleProse html={html} urgent={danger} />
              {drawings(title, "end")}
            </ArticlePart>
            {callAfter === `#${id}` && <CallLine point={call} phone={practice.phone} />}
          </Fragment>
        );
      })}
      <Text variant="lead">
        {category === "Legal" ? "To send a case" : "To ask about your own case"}, call{" "}
        <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a> or{" "}
        {category === "Legal" ? (
          <a href={routes.referral}>fill in a referral sheet</a>
        ) : (
          <a href={routes.contact}>schedule an evaluation</a>
        )}
        .
      </Text>
      <Sources article={article} general={general} unreviewed={unreviewed} />
    </ArticleGrid>
  );
}

function Sources({ article, general, unreviewed }: Pick<Props, "article" | "general"> & { unreviewed: string }) {
  const { sources, keywords, updated } = article;
  return (
    <ArticlePart id="sources" title="Sources and limits">
      {sources && <Points items={sources} />}
      <Text variant="small" tone="soft">
        {general}
        {updated && (
          <>
            {" "}
            Last changed: <time dateTime={updated}>{readableDay(updated)}</time>.
          </>
        )}
      </Text>
      <ReviewNote texts={[article]} unreviewed={unreviewed} />
      <Text variant="small">Keywords: {keywords.join(", ")}</Text>
    </ArticlePart>
  );
}
