import { expect, test } from "vitest";
import type { Article, Category } from "./article-schema.ts";
import { articleLists, articlesInContext, newestFirst, pageSize } from "./article-lists.ts";

const categories = [
  { id: "legal", name: "Legal" },
  { id: "brain-injury", name: "Brain Injury" },
] as Category[];

const article = (slug: string, categoryId = "legal") => ({ slug, categoryId }) as Article;
const many = (count: number) => Array.from({ length: count }, (_, index) => article(`article-${index}`));
const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug);

const dated = (slug: string, date: string, order?: number) => ({ slug, date, ...(order && { order }) });

test.each([
  { sorted: [dated("b", "2026-11-21"), dated("a", "2026-11-20")], because: "the newer comes first" },
  { sorted: [dated("b", "2026-11-21", 1), dated("a", "2026-11-21", 2)], because: "on one day the practice decides" },
  { sorted: [dated("b", "2026-11-21", 2), dated("a", "2026-11-20", 1)], because: "the day counts before the order" },
  {
    sorted: [dated("a", "2026-11-21"), dated("b", "2026-11-21")],
    because: "else addresses decide: no two builds differ",
  },
])("articles are sorted as $sorted: $because", ({ sorted }) => {
  expect(sorted.toSorted(newestFirst)).toEqual(sorted);
  expect(sorted.toReversed().sort(newestFirst)).toEqual(sorted);
});

test.each([
  { count: 0, pages: 1, because: "an empty list still has an address" },
  { count: 1, pages: 1, because: "one article needs one page" },
  { count: 12, pages: 1, because: "twelve fit on a page" },
  { count: 13, pages: 2, because: "the thirteenth does not" },
  { count: 1000, pages: 84, because: "83 full pages and four articles" },
])("$count articles are on $pages pages: $because", ({ count, pages }) => {
  const lists = articleLists(many(count), categories).filter(({ category }) => !category);
  expect(lists.map(({ page }) => page)).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
  expect(lists.every((list) => list.pages === pages)).toBe(true);
});

test("every article is on exactly one page of all articles, in their order", () => {
  const listed = articleLists(many(30), []).map((list) => list.articles);
  expect(listed.flat()).toEqual(many(30));
  expect(Math.max(...listed.map(({ length }) => length))).toBe(pageSize);
});

test("the list of a category has its articles and no others", () => {
  const lists = articleLists([article("a"), article("b", "brain-injury"), article("c")], categories);
  const legal = lists.filter(({ category }) => category?.id === "legal");
  expect(slugs(legal.flatMap((list) => list.articles))).toEqual(["a", "c"]);
  expect(legal[0]?.counts.map(({ category, count }) => [category?.id, count])).toEqual([
    [undefined, 3],
    ["legal", 2],
    ["brain-injury", 1],
  ]);
});

test("after an article come those of its own category, then the newest; never itself", () => {
  const articles = [
    article("newest", "brain-injury"),
    article("own"),
    article("older", "brain-injury"),
    article("same"),
    article("oldest", "brain-injury"),
  ];
  expect(slugs(articlesInContext(articles)[1]?.related ?? [])).toEqual(["same", "newest", "older"]);
});
