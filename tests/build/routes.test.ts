import { expect, test } from "vitest";
import { articleHref, articlesHref, legalPages, routes } from "#routes.ts";
import { linkablePages } from "../support/built-pages.ts";
import { articles, categories, legalNotices } from "../support/content.ts";

const built = linkablePages.map(({ route }) => route);
const known: readonly string[] = [
  ...Object.values(routes),
  ...articles.map(({ id }) => articleHref(id)),
  ...categories.map(({ id }) => articlesHref(id)),
  ...legalNotices.map(({ id }) => legalPages[id as keyof typeof legalPages].href),
];

test("the build has a page for every route, article, category and notice of the law, and no page besides, such as the gallery", () => {
  expect(built.sort()).toEqual(known.toSorted());
});
