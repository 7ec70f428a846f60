import { readableDay } from "#domain/day.ts";
import type { Article } from "#schemas/article.ts";
import { Byline } from "#ui/text/Byline.tsx";

type Props = { article: Article; categoryHref?: string; variant?: "column" };

/** An article's category, day and reading time. */
export function ArticleByline({ article: { category, date, minutes }, ...rest }: Props) {
  return <Byline category={category} day={{ iso: date, words: readableDay(date) }} minutes={minutes} {...rest} />;
}
