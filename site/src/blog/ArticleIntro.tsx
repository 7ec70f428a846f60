import { articlesHref } from "#routes.ts";
import type { Article } from "./article-schema.ts";
import { PageIntro } from "#parts/PageIntro.tsx";
import { readableDay } from "#practice/day.ts";
import { Byline } from "#ui/text/Byline.tsx";

type Props = { article: Article; page: { name: string; trail: readonly { href: string; label: string }[] } };

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

type BylineProps = { article: Article; categoryHref?: string; variant?: "column" };

/** An article's category, day and reading time. */
export function ArticleByline({ article: { category, date, minutes }, ...rest }: BylineProps) {
  return <Byline category={category} day={{ iso: date, text: readableDay(date) }} minutes={minutes} {...rest} />;
}
