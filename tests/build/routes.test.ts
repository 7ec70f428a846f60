import { expect, test } from "vitest";
import { articleHref, articlesHref, routes } from "#routes.ts";
import { linkablePages } from "../support/built-pages.ts";
import { articles, categories } from "../support/content.ts";
import { pagesToCome } from "../support/pages-to-come.ts";

const built = linkablePages.map(({ route }) => route);
const known: readonly string[] = [
  ...Object.values(routes),
  ...articles.map(({ id }) => articleHref(id)),
  ...categories.map(({ id }) => articlesHref(id)),
];

test("the build has a page for every route, but for those to come, and no page besides", () => {
  const expected = known.filter((route) => !pagesToCome.some((coming) => coming === route));
  expect(built.sort()).toEqual(expected.sort());
});

test.each(pagesToCome)("%s is still to come; once it is built it must leave the list of pages to come", (route) => {
  expect(built).not.toContain(route);
});

test("the gallery is for development and is not built", () => {
  expect(built).not.toContain("/gallery");
});
