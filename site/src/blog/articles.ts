import { getEntries, getList } from "#content/astro.ts";
import {
  type ArticleInContext,
  type ArticleList,
  articleLists,
  articlesInContext,
  newestFirst,
} from "./article-lists.ts";
import { articleText } from "./article-text.ts";
import type { Article } from "./article-schema.ts";

/** Articles, the newest first. */
export async function getArticles(): Promise<Article[]> {
  const ids = new Map((await getList("categories")).map(({ id, name }) => [name, id]));
  const articles = (await getEntries("articles")).map(({ id: slug, data, html }) => {
    return { ...data, slug, categoryId: ids.get(data.category) ?? slug, ...articleText(html) };
  });
  return articles.sort(newestFirst);
}

/** Every page of every list of articles. */
export async function getArticleLists(): Promise<ArticleList[]> {
  return articleLists(await getArticles(), await getList("categories"));
}

/** Every article with what to read after it. */
export async function getArticlesInContext(): Promise<ArticleInContext[]> {
  return articlesInContext(await getArticles());
}
