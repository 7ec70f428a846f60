import { describe, expect, test } from "vitest";
import { readableDay } from "#practice/day.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { reviewNote } from "#content/source-and-review.ts";
import { articleHref, articlesHref, routes } from "#routes.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { articles, categories, practice } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

const listed = (route: string) =>
  all(pageAt(route).document, "#articles li:has(> div h3)").map((item) => hrefOf(one(item, "h3 a")));
const hrefs = (of: readonly { id: string }[]) => of.map(({ id }) => articleHref(id));

test("the list has all articles, the newest first, and a page for each category that marks itself", () => {
  expect(listed(routes.blog)).toEqual(hrefs(articles));
  const filters = [routes.blog, ...categories.map(({ id }) => articlesHref(id))];
  expect(all(pageAt(routes.blog).document, "nav[aria-labelledby=filter-title] a").map(hrefOf)).toEqual(filters);
  for (const { id, name } of categories) {
    expect(listed(articlesHref(id))).toEqual(hrefs(articles.filter(({ category }) => category === name)));
    const current = all(pageAt(articlesHref(id)).document, "nav[aria-labelledby=filter-title] [aria-current=page]");
    expect(current.map(hrefOf)).toEqual([articlesHref(id)]);
  }
});

test.each(articles)("the list says of $id its day, reading time, category and first four keywords", (article) => {
  const items = all(pageAt(routes.blog).document, "#articles li:has(> div h3)");
  const item = items.find((one) => textOf(one).startsWith(article.title) || textOf(one).includes(article.excerpt));
  expect(one(item as Element, "time").getAttribute("datetime")).toBe(article.date);
  expect(textOf(item)).toContain(readableDay(article.date));
  expect(textOf(item)).toMatch(/\d+ min read/);
  expect(textOf(item)).toContain(article.category);
  const keywords = all(one(item as Element, "ul[aria-label='In this article']"), "li");
  expect(keywords.map(textOf)).toEqual(article.keywords.slice(0, 4));
});

describe.each(articles)("the article $id", (article) => {
  const { document } = pageAt(articleHref(article.id));
  const main = one(document, "main");

  test("begins with its title, day, category and main message, and then its short version of at most 60 words", () => {
    const head = sectionNamed(document, article.title);
    expect(one(head, "time").getAttribute("datetime")).toBe(article.date);
    const list = articlesHref(categories.find(({ name }) => name === article.category)?.id);
    expect(hrefOf(linkNamed(head, article.category))).toBe(list);
    expect(textOf(head)).toContain(article.lead ?? "");
    if (article.short) expect(textOf(all(main, "h2")[0])).toBe("The short version");
    expect((article.short ?? []).join(" ").split(/\s+/).length).toBeLessThanOrEqual(60);
  });

  test("folds on phones the parts that its file names, and no other", () => {
    expect(all(main, "section > details > h2").map(textOf)).toEqual(article.folded ?? []);
  });

  test("has contents that link to each of its parts, in their order", () => {
    const contents = all(main, 'nav[aria-label="On this page"] a');
    const headings = [...article.text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(contents.map((link) => textOf(one(document, `${hrefOf(link)} h2`)))).toEqual(headings);
    expect(contents.map(textOf)).toEqual(headings);
  });

  test("says once in its midst whom to call, after its second part", () => {
    const [, second] = all(main, 'nav[aria-label="On this page"] a');
    const lines = all(main, "section + p[data-screen-only]");
    const after = lines.map(({ previousElementSibling }) => `#${previousElementSibling?.id ?? ""}`);
    expect(after).toEqual(second ? [hrefOf(second)] : []);
    for (const line of lines)
      expect(hrefOf(linkNamed(line, readablePhone(practice.phone)))).toBe(telHref(practice.phone));
  });

  test("ends with its review, its limits, sources without links, a way to call, and three others to read", () => {
    const end = one(main, "#sources");
    const notes = Object.values(practice.unreviewed).map((note) => reviewNote([article], note));
    expect(new Set(notes.filter((note) => textOf(end).includes(note))).size).toBe(1);
    expect(textOf(end)).toContain("not legal or medical advice");
    expect(all(end, "a[href^=http]")).toEqual([]);
    const next = one(main, "p:has(+ #sources)");
    expect(linkNamed(next, readablePhone(practice.phone))).toBeTruthy();
    const [label, href] =
      article.category === "Legal"
        ? ["fill in a referral sheet", routes.referral]
        : ["schedule an evaluation", routes.contact];
    expect(hrefOf(linkNamed(next, label))).toBe(href);
    const others = hrefs(articles.filter(({ id }) => id !== article.id)).slice(0, 3);
    expect(all(document, '#more a[href^="/blog/"]').map(hrefOf).toSorted()).toEqual(others.toSorted());
  });
});

ownTest.each(articles)("$id is not dated before the first day of this site’s history", ({ date, updated = date }) => {
  expect(date >= "2026-11-21").toBe(true);
  expect(updated >= date).toBe(true);
});

test("the sample report is reached from the page for attorneys, the services, and the articles that speak of reports", () => {
  const leading = hrefs(articles.filter(({ text }) => text.includes(`](${routes.sampleReport})`)));
  expect(leading).not.toEqual([]);
  for (const route of [routes.attorneys, routes.services, ...leading])
    expect(all(pageAt(route).document, `main a[href="${routes.sampleReport}"]`), route).not.toEqual([]);
});
