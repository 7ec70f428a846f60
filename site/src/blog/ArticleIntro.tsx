import { articlesHref } from "#routes.ts";
import type { Article } from "./article-schema.ts";
import { PageIntro } from "#parts/PageIntro.tsx";
import { readableDay } from "#practice/day.ts";
import { reviewNote } from "#content/source-and-review.ts";
import { Byline } from "#ui/text/Byline.tsx";

type Props = { article: Article; page: { name: string } };

/** The head of an article. */
export function ArticleIntro({ article, page }: Props) {
  return (
    <PageIntro
      page={page}
      lead={article.lead}
      byline={<ArticleByline article={article} categoryHref={articlesHref(article.categoryId)} />}
    />
  );
}

type BylineProps = { article: Article; categoryHref?: string };

/** An article's category, reading time and day, and who reviewed it. */
export function ArticleByline({ article, categoryHref }: BylineProps) {
  const { category, date, minutes } = article;
  return (
    <Byline
      category={category}
      categoryHref={categoryHref}
      day={{ iso: date, text: readableDay(date) }}
      minutes={minutes}
      review={reviewNote([article], "")}
    />
  );
}
