import { byOrder, entriesOf } from "#content/entries.ts";
import { getFacts } from "#content/astro.ts";
import {
  type ArticleInContext,
  type ArticleList,
  articleLists,
  articlesInContext,
  newestFirst,
} from "./article-lists.ts";
import { articleText } from "./article-text.ts";
import type { Article, Category } from "./article-schema.ts";

/** Articles, the newest first. */
export async function getArticles(): Promise<Article[]> {
  const ids = new Map((await getCategories()).map(({ id, name }) => [name, id]));
  const articles = (await entriesOf("articles", await getFacts())).map(({ id: slug, data, html }) => {
    return { ...data, slug, categoryId: ids.get(data.category) ?? slug, ...articleText(html) };
  });
  return articles.sort(newestFirst);
}

/** Every page of every list of articles. */
export async function getArticleLists(): Promise<ArticleList[]> {
  return articleLists(await getArticles(), await getCategories());
}

/** Every article with what to read after it. */
export async function getArticlesInContext(): Promise<ArticleInContext[]> {
  return articlesInContext(await getArticles());
}

/** The categories of articles, in the order of the file. */
async function getCategories(): Promise<Category[]> {
  return byOrder((await entriesOf("categories", await getFacts())).map(({ id, data }) => ({ ...data, id })));
}
