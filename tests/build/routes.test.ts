import { expect, test } from "vitest";
import { articleHref, articlesHref, routes } from "#routes.ts";
import { linkablePages } from "../support/built-pages.ts";
import { articles, categories } from "../support/content.ts";

const built = linkablePages.map(({ route }) => route);
const known: readonly string[] = [
  ...Object.values(routes),
  ...articles.map(({ id }) => articleHref(id)),
  ...categories.map(({ id }) => articlesHref(id)),
];

test("the build has a page for every route, article and category, and no page besides, such as the gallery", () => {
  expect(built.sort()).toEqual(known.toSorted());
});
