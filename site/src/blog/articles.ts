import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { getEntries, getGuidance, getList } from "#content/astro.ts";
import {
  type ArticleInContext,
  type ArticleList,
  articleLists,
  articlesInContext,
  newestFirst,
} from "./article-lists.ts";
import { ArticleFigure } from "./ArticleFigure.tsx";
import { articleText } from "./article-text.ts";
import type { Article } from "./article-schema.ts";

/** Articles, the newest first. */
export async function getArticles(): Promise<Article[]> {
  const ids = new Map((await getList("categories")).map(({ id, name }) => [name, id]));
  const drawn = {
    nerveResponse: await getGuidance("nerve-response"),
    testTiming: await getGuidance("test-timing"),
    captions: await getGuidance("captions"),
  };
  const articles = (await getEntries("articles")).map(({ id: slug, data, html }) => {
    const figures = (data.figures ?? []).map((figure) => createElement(ArticleFigure, { ...figure, ...drawn }));
    const besides = [data.lead, ...(data.short ?? []), ...figures.map((figure) => renderToStaticMarkup(figure))].join(
      " ",
    );
    return { ...data, slug, categoryId: ids.get(data.category) ?? slug, ...articleText(html, besides) };
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
