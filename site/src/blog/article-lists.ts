import type { Article, Category } from "./article-schema.ts";

export const pageSize = 12;

/** How many articles a category has; without a category, how many there are. */
type ArticleCount = { category?: Category; count: number };

/** One page of a list of articles: of one category, or of all without a category. */
export type ArticleList = {
  category?: Category;
  page: number;
  pages: number;
  articles: Article[];
  counts: ArticleCount[];
};

/** An article with what to read after it. */
export type ArticleInContext = { article: Article; related: Article[] };

/** Sorts articles: the newest first, those of one day by their `order`, then by slug. */
export function newestFirst(
  first: Pick<Article, "date" | "order" | "slug">,
  second: Pick<Article, "date" | "order" | "slug">,
): number {
  const byDay = second.date.localeCompare(first.date);
  return byDay || (first.order ?? 1) - (second.order ?? 1) || first.slug.localeCompare(second.slug, "en");
}

/** Every page of every list; a list without articles has one empty page, so that its URL always works. */
export function articleLists(articles: readonly Article[], categories: readonly Category[]): ArticleList[] {
  const lists = [undefined, ...categories].map((category) => ({
    ...(category && { category }),
    all: articles.filter((article) => !category || article.categoryId === category.id),
  }));
  const counts = lists.map(({ all, ...list }) => ({ ...list, count: all.length }));
  return lists.flatMap(({ all, ...list }) => {
    const pages = Math.max(1, Math.ceil(all.length / pageSize));
    return Array.from({ length: pages }, (_, index) => ({
      ...list,
      page: index + 1,
      pages,
      articles: all.slice(index * pageSize, (index + 1) * pageSize),
      counts,
    }));
  });
}

/** How many related articles are named after an article. */
const relatedCount = 3;

/** Each article with others to read after it; related are the newest of its own category, then the newest of all. */
export function articlesInContext(articles: readonly Article[]): ArticleInContext[] {
  const newest = articles.slice(0, relatedCount + 1);
  const byCategory = Map.groupBy(articles, ({ categoryId }) => categoryId);
  return articles.map((article) => {
    const near = byCategory.get(article.categoryId)?.slice(0, relatedCount + 1) ?? [];
    const related = new Set([...near, ...newest]);
    related.delete(article);
    return { article, related: [...related].slice(0, relatedCount) };
  });
}
