import { expect, test } from "vitest";
import { languageHref } from "#languages/languages.ts";
import { articleHref, articlesHref, legalPages, routes } from "#routes.ts";
import { linkablePages } from "../support/built-pages.ts";
import { articles, categories, legalNotices, shownLanguages, shownToolPaths } from "../support/content.ts";

const built = linkablePages.map(({ route }) => route);
const known: readonly string[] = [
  ...Object.values(routes),
  ...articles.map(({ id }) => articleHref(id)),
  ...categories.map(({ id }) => articlesHref(id)),
  ...legalNotices.map(({ id }) => legalPages[id as keyof typeof legalPages].href),
  ...shownLanguages.map(({ id }) => languageHref(id)),
  ...shownToolPaths,
];

test("the build has a page for every route, article, category, notice of the law and language, and no other page, such as the gallery", () => {
  expect(built.sort()).toEqual(known.toSorted());
});
