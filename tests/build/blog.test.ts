import { describe, expect, test } from "vitest";
import { readableDay } from "#domain/day.ts";
import { readablePhone } from "#domain/phone.ts";
import { articleHref, articlesHref, routes } from "#routes.ts";
import { all, linkNamed, one, pageAt, sectionNamed, words } from "../support/built-pages.ts";
import { articles, categories, practice } from "../support/content.ts";

const listOf = (category: string) => articlesHref(categories.find(({ name }) => name === category)?.id);
const items = (document: Document) => all(document, "#articles li:has(> div h3)");
const titlesOn = (route: string) => items(pageAt(route).document).map((item) => words(one(item, "h3")));

test("the specification’s four articles are there, under its addresses", () => {
  expect(articles.map(({ id }) => id).sort()).toEqual([
    "documenting-neurological-impairment-attorneys",
    "emg-confirms-nerve-injury-after-accident",
    "tbi-memory-loss-auto-accidents",
    "what-to-expect-no-fault-neurologist",
  ]);
});

describe("the list of articles", () => {
  const { document } = pageAt(routes.blog);

  test("shows all articles, the newest first", () => {
    expect(titlesOn(routes.blog)).toEqual(articles.map(({ title }) => title));
  });

  test.each(articles)(
    "says of $id its day, reading time, category, first four keywords, and leads to it",
    (article) => {
      const item = items(document).find((candidate) => words(one(candidate, "h3")) === article.title);
      if (!item) throw new Error(`${article.title} is not on the list.`);
      expect(one(item, "h3 a").getAttribute("href")).toBe(articleHref(article.id));
      expect(one(item, "time").getAttribute("datetime")).toBe(article.date);
      expect(words(one(item, "time"))).toBe(readableDay(article.date));
      expect(words(item)).toMatch(/\d+ min read/);
      expect(words(item)).toContain(article.category);
      expect(all(item, "ul li").map(words)).toEqual(article.keywords.slice(0, 4));
      expect(words(item)).toContain(article.excerpt);
    },
  );

  test("can be filtered by category without a script: each category is a page of its own", () => {
    const filter = one(document, "nav[aria-labelledby=filter-title]");
    const links = all(filter, "a");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      routes.blog,
      ...categories.map(({ id }) => articlesHref(id)),
    ]);
    expect(links.map(words)).toEqual([
      `All articles (${articles.length})`,
      ...categories.map(({ name }) => `${name} (${articles.filter(({ category }) => category === name).length})`),
    ]);
  });
});

describe.each(categories)("the list of $name", ({ id, name }) => {
  const { document } = pageAt(articlesHref(id));

  test("holds the articles of its category and no others", () => {
    const own = articles.filter(({ category }) => category === name).map(({ title }) => title);
    expect(titlesOn(articlesHref(id))).toEqual(own);
  });

  test("marks itself in the filter, and no other", () => {
    const current = all(document, "nav[aria-labelledby=filter-title] [aria-current=page]");
    expect(current.map((link) => link.getAttribute("href"))).toEqual([articlesHref(id)]);
  });
});

describe.each(articles)("the article $id", (article) => {
  const { document } = pageAt(articleHref(article.id));
  const main = one(document, "main");

  test("begins with its title, day, reading time, category and main message", () => {
    const head = sectionNamed(document, article.title);
    expect(words(one(head, "h1"))).toBe(article.title);
    expect(one(head, "time").getAttribute("datetime")).toBe(article.date);
    expect(linkNamed(head, article.category).getAttribute("href")).toBe(listOf(article.category));
    expect(words(head)).toContain(article.lead);
  });

  test("tells the reading time of its text: 200 words a minute", () => {
    const text = article.text.replace(/<[^>]*>|\]\(.*?\)|[#>*|]|^[-:| ]+$/gm, " ");
    const minutes = Math.ceil(text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length / 200);
    expect(words(main)).toContain(`${minutes} min read`);
  });

  test("has its short version before everything else of its text", () => {
    const short = sectionNamed(document, "The short version");
    expect(all(short, "li").map(words)).toEqual(article.short);
    const first = all(main, "h2").map(words)[0];
    expect(first).toBe(words(one(short, "h2")));
  });

  test("has contents that lead to each of its parts, in their order", () => {
    const contents = all(one(main, 'nav[aria-label="On this page"]'), "a");
    const headings = [...article.text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(contents.map(words)).toEqual(headings);
    for (const link of contents) {
      const part = one(document, link.getAttribute("href") ?? "");
      expect(words(one(part, "h2"))).toBe(words(link));
    }
    expect(headings.length).toBeGreaterThan(4);
  });

  test("names its sources as text, its keywords, when it was checked, and its limits", () => {
    const end = one(main, "#sources");
    expect(all(end, "ul:not([aria-label]) li").map(words)).toEqual(article.sources);
    expect(all(end, "ul[aria-label=Keywords] li").map(words)).toEqual(article.keywords);
    expect(words(end)).toContain(`Text last checked: ${readableDay(article.reviewed)}`);
    expect(words(end)).toContain("not legal or medical advice");
    expect(all(end, "a[href^=http]")).toEqual([]);
  });

  test("ends with a way to call and to the contact page", () => {
    const end = one(main, "p:has(+ #sources)");
    expect(linkNamed(end, readablePhone(practice.phone))).toBeTruthy();
    expect(linkNamed(end, "schedule an evaluation").getAttribute("href")).toBe(routes.contact);
  });

  test("leads on to three related articles, never to itself", () => {
    const related = all(document, "#more h3 a").map((link) => link.getAttribute("href"));
    const others = articles.filter(({ id }) => id !== article.id).map(({ id }) => articleHref(id));
    expect(related.toSorted()).toEqual(others.slice(0, 3).toSorted());
  });

  test("leads to the article before it and after it in time", () => {
    const index = articles.indexOf(article);
    const turn = one(document, 'nav[aria-label="Previous and next article"]');
    const href = (rel: string) => all(turn, `a[rel=${rel}]`).map((link) => link.getAttribute("href"));
    const neighbour = (place: number) => articles.slice(place, place + 1).map(({ id }) => articleHref(id));
    expect(href("prev")).toEqual(neighbour(index + 1));
    expect(href("next")).toEqual(index === 0 ? [] : neighbour(index - 1));
  });

  test("has tables whose cells say which row and column they belong to", () => {
    for (const table of all(main, "table")) {
      const [, ...heads] = all(table, "thead th").map(words);
      expect(all(table, "th:not([scope])")).toEqual([]);
      for (const row of all(table, "tbody tr")) {
        expect(all(row, "th[scope=row]")).toHaveLength(1);
        expect(all(row, "td").map((cell) => cell.getAttribute("data-head"))).toEqual(heads);
      }
    }
  });
});
