import { describe, expect, test } from "vitest";
import { reviewNote } from "#content/source-and-review.ts";
import { readableDay } from "#practice/day.ts";
import { readablePhone } from "#practice/phone.ts";
import { articleHref, articlesHref, routes } from "#routes.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { articles, categories, facts, guidance, letters, practice } from "../support/content.ts";

const listOf = (category: string) => articlesHref(categories.find(({ name }) => name === category)?.id);
const items = (document: Document) => all(document, "#articles li:has(> div h3)");
const titlesOn = (route: string) => items(pageAt(route).document).map((item) => textOf(one(item, "h3")));

describe("the list of articles", () => {
  const { document } = pageAt(routes.blog);

  test("has its heading in the title of the page", () => {
    const heading = textOf(one(document, "h1"));
    expect(textOf(one(document, "head > title")).toLowerCase()).toContain(heading.toLowerCase());
  });

  test("shows all articles, the newest first", () => {
    expect(titlesOn(routes.blog)).toEqual(articles.map(({ title }) => title));
  });

  test.each(articles)(
    "says of $id its day, reading time, category, first four keywords, and links to it",
    (article) => {
      const item = items(document).find((candidate) => textOf(one(candidate, "h3")) === article.title);
      if (!item) throw new Error(`${article.title} is not on the list.`);
      expect(one(item, "h3 a").getAttribute("href")).toBe(articleHref(article.id));
      expect(one(item, "time").getAttribute("datetime")).toBe(article.date);
      expect(textOf(one(item, "time"))).toBe(readableDay(article.date));
      expect(textOf(item)).toMatch(/\d+ min read/);
      expect(textOf(item)).toContain(article.category);
      expect(textOf(item)).toContain(`In this article: ${article.keywords.slice(0, 4).join(", ")}`);
      expect(textOf(item)).toContain(article.excerpt);
    },
  );

  test("can be filtered by category without scripts: each category has its own page", () => {
    const filter = one(document, "nav[aria-labelledby=filter-title]");
    const links = all(filter, "a");
    expect(links.map(hrefOf)).toEqual([routes.blog, ...categories.map(({ id }) => articlesHref(id))]);
    expect(links.map(textOf)).toEqual(["All articles", ...categories.map(({ name }) => name)]);
  });
});

describe.each(categories)("the list of $name", ({ id, name }) => {
  const { document } = pageAt(articlesHref(id));

  test("has the articles of its category and no others", () => {
    const own = articles.filter(({ category }) => category === name).map(({ title }) => title);
    expect(titlesOn(articlesHref(id))).toEqual(own);
  });

  test("marks itself in the filter, and no other", () => {
    const current = all(document, "nav[aria-labelledby=filter-title] [aria-current=page]");
    expect(current.map(hrefOf)).toEqual([articlesHref(id)]);
  });
});

describe.each(articles)("the article $id", (article) => {
  const { document } = pageAt(articleHref(article.id));
  const main = one(document, "main");

  test("begins with its title, day, reading time, category and main message", () => {
    const head = sectionNamed(document, article.title);
    expect(textOf(one(head, "h1"))).toBe(article.title);
    expect(one(head, "time").getAttribute("datetime")).toBe(article.date);
    expect(hrefOf(linkNamed(head, article.category))).toBe(listOf(article.category));
    expect(textOf(head)).toContain(article.lead);
  });

  test("has its short version before everything else of its text", () => {
    const short = sectionNamed(document, "The short version");
    expect(all(short, "li").map(textOf)).toEqual(article.short);
    const first = all(main, "h2").map(textOf)[0];
    expect(first).toBe(textOf(one(short, "h2")));
  });

  test("has contents that link to each of its parts, in their order", () => {
    const contents = all(one(main, 'nav[aria-label="On this page"]'), "a");
    const headings = [...article.text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(contents.map(textOf)).toEqual(headings);
    for (const link of contents) {
      const part = one(document, link.getAttribute("href") ?? "");
      expect(textOf(one(part, "h2"))).toBe(textOf(link));
    }
    expect(headings.length).toBeGreaterThan(4);
  });

  test("names its sources as text, its keywords, its review, and its limits", () => {
    const end = one(main, "#sources");
    expect(all(end, "ul:not([aria-label]) li").map(textOf)).toEqual(article.sources);
    expect(textOf(end)).toContain(`Keywords: ${article.keywords.join(", ")}`);
    const { law, medicine } = practice.unreviewed;
    expect(
      [law, medicine].map((note) => reviewNote([article], note)).filter((note) => textOf(end).includes(note)),
    ).toHaveLength(1);
    expect(textOf(end)).toContain("not legal or medical advice");
    expect(all(end, "a[href^=http]")).toEqual([]);
  });

  test("ends with a way to call and to the contact page", () => {
    const end = one(main, "p:has(+ #sources)");
    expect(linkNamed(end, readablePhone(practice.phone))).toBeTruthy();
    expect(hrefOf(linkNamed(end, "schedule an evaluation"))).toBe(routes.contact);
  });

  test("links to three related articles, to each once, and never to itself", () => {
    const related = all(document, '#more a[href^="/blog/"]').map(hrefOf);
    const others = articles.filter(({ id }) => id !== article.id).map(({ id }) => articleHref(id));
    expect(related.toSorted()).toEqual(others.slice(0, 3).toSorted());
  });
});

describe("the letters that ask a reader to act", () => {
  const { id = "", text = "" } =
    articles.find(({ figures }) => figures?.some(({ drawing }) => drawing === "letters")) ?? {};
  const { document } = pageAt(articleHref(id));

  test.each(letters)("$name is drawn as a sample with its letterhead, what to do, and the source", (letter) => {
    const entry = all(document, "main li:has(> h3)").find((item) => textOf(one(item, "h3")) === letter.name);
    const said = textOf(entry);
    for (const part of ["Sample", letter.head, letter.code ?? "", letter.asks, letter.by, letter.act, letter.source])
      expect(said).toContain(part);
    expect(all(entry as Element, "[aria-hidden] span").map(textOf)).toEqual(letter.lines);
  });

  test("all four are named in the article’s own words", () => {
    for (const name of ["request for information", "(IME)", "(EUO)", "(NF-10)"]) expect(text).toContain(name);
  });
});

describe("the drawings", () => {
  const figureOf = (drawing: string) => {
    const article = articles.find(({ figures }) => figures?.some((figure) => figure.drawing === drawing));
    const figure = article?.figures?.find((candidate) => candidate.drawing === drawing);
    if (!article || !figure) throw new Error(`No article has the drawing “${drawing}”.`);
    return { figure, part: sectionNamed(pageAt(articleHref(article.id)).document, figure.under), text: article.text };
  };

  test("the first days are drawn in their order, and the last is the limit for written notice", () => {
    const { figure, part } = figureOf("first-days");
    const drawn = all(part, "figure text").map(textOf);
    const marks = figure.marks?.map((mark) => [parseInt(mark, 10), mark.replace(/^.*: /, "")]) ?? [];
    expect(drawn).toEqual(marks.flat().map(String));
    expect(marks.map(([day]) => day)).toEqual([...new Set(marks.map(([day]) => Number(day)))].sort((a, b) => a - b));
    expect(`${marks.at(-1)?.[0]} days`).toBe(facts["noticeLimit"]);
    for (const [day] of marks) expect(all(part, "tbody th").map(textOf).join()).toContain(`ay ${day}`);
  });

  test("the time for a nerve test is drawn with its marks, and says that it shows no patient", () => {
    const { figure, part } = figureOf("test-timing");
    const drawn = all(one(part, "figure svg"), "text").map(textOf);
    expect(drawn).toEqual(
      expect.arrayContaining([...guidance["test-timing"].map(({ title }) => title), ...(figure.marks ?? [])]),
    );
    expect(figure.marks).toContain(facts["emgBest"]);
    expect(textOf(one(part, "figure svg title"))).toContain("Illustration");
    expect(textOf(one(part, "figcaption"))).toContain("not a patient’s recording");
  });

  test("the part of the NF-2 is a sample, with a number for each note under the heading", () => {
    const { figure, part } = figureOf("application-form");
    expect(textOf(one(part, "figcaption"))).toContain("Sample");
    const rows = all(part, "figure [data-mark]");
    const drawn = rows.map((row) => `${textOf(one(row, "b"))} ${all(row, "span").map(textOf).join(", ")}`);
    expect(drawn).toEqual(figure.marks);
    expect(rows.map((row) => row.getAttribute("data-mark"))).toEqual(["1", "2", "3"]);
    expect(all(part, "ol > li")).toHaveLength(3);
  });

  test("a drawing is before or after the text of its part, as the article asks", () => {
    for (const drawing of ["first-days", "test-timing", "application-form"]) {
      const { figure, part } = figureOf(drawing);
      const text = one(part, "h2 ~ div");
      const drawn = one(part, "figure");
      const first = text.compareDocumentPosition(drawn) & 2 ? "start" : "end";
      expect(first, drawing).toBe(figure.at ?? "end");
    }
  });
});
