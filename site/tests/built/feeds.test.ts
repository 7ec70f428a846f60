import { readFileSync } from "node:fs";
import { DOMParser, parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { readablePhone } from "#practice/phone.ts";
import { all, builtFiles, dist, isListed, linkablePages, one, textOf } from "../support/built-pages.ts";
import { articles, offices, phones, practice } from "../support/content.ts";
import { xmlMistake } from "../support/xml.ts";

const read = (file: string) => readFileSync(new URL(file, dist), "utf8");

type Item = {
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  published: string;
  categories: string[];
};

const rss = new DOMParser().parseFromString(read("rss.xml"), "text/xml") as unknown as Document;
const fromRss = all(rss, "item").map((item): Item => {
  const text = (name: string) =>
    all(item, "*").find(({ tagName }) => tagName.toLowerCase() === name)?.textContent ?? "";
  return {
    url: text("link"),
    title: text("title"),
    summary: text("description"),
    html: text("content:encoded"),
    author: text("dc:creator"),
    published: text("pubdate"),
    categories: [text("category")],
  };
});

type JsonFeed = {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  icon: string;
  items: {
    id: string;
    url: string;
    title: string;
    summary: string;
    content_html: string;
    authors: { name: string }[];
    date_published: string;
    date_modified?: string;
    tags: string[];
  }[];
};
const json = JSON.parse(read("feed.json")) as JsonFeed;
const fromJson = json.items.map(
  ({ url, title, summary, content_html: html, authors, date_published: published, tags: categories }): Item => ({
    url,
    title,
    summary,
    html,
    author: authors.map(({ name }) => name).join(", "),
    published,
    categories,
  }),
);

const newest = articles;
const plain = (html: string) => textOf(parseHTML(`<main>${html}</main>`).document.querySelector("main"));

describe.each([
  { name: "rss.xml", items: fromRss },
  { name: "feed.json", items: fromJson },
])("$name", ({ items }) => {
  test("has the newest articles, the newest first, and at most twenty", () => {
    const expected = newest.slice(0, 20).map(({ id }) => `${practice.site}/blog/${id}`);
    expect(items.map(({ url }) => url)).toEqual(expected);
    expect(items.length).toBeGreaterThan(0);
  });

  test("says of each article what its file in content/ says", () => {
    for (const [index, { title, summary, published, categories, author }] of items.entries()) {
      const article = newest[index];
      expect({ title, summary }).toEqual({ title: article?.title, summary: article?.excerpt });
      expect(new Date(published).toISOString().slice(0, 10)).toBe(article?.date);
      expect(categories).toContain(article?.category);
      expect(author, "no person is named").toBe(practice.name);
    }
  });

  test("has the full text of each article, word for word as its page shows it", () => {
    for (const { url, html } of items) {
      const page = linkablePages.find(({ route }) => `${practice.site}${route}` === url);
      if (!page) continue;
      const shown = textOf(one(page.document, "main"));
      const parts = html
        .split(/<\/?(?:p|h\d|li|t[dh]|ul|ol|table|tr|thead|tbody|blockquote)>/)
        .map(plain)
        .filter(Boolean);
      expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
    }
    for (const [index, { html }] of items.entries()) {
      const words = (newest[index]?.text ?? "").split(/\s+/).length;
      expect(plain(html).split(" ").length).toBeGreaterThan(words * 0.8);
    }
  });

  test("has plain content only: absolute URLs, and no scripts, resources or styles", () => {
    for (const { html } of items) {
      const { document } = parseHTML(`<main>${html}</main>`);
      expect(all(document, "script, style, img, iframe, svg, form, input")).toEqual([]);
      const attributes = all(document, "main *").flatMap(({ attributes: list }) => [...list]);
      expect(
        attributes.filter(({ name, value }) => name !== "href" || !/^(https:\/\/|tel:|mailto:)/.test(value)),
      ).toEqual([]);
    }
  });
});

describe("rss.xml", () => {
  const channel = one(rss, "channel");
  const child = (name: string) =>
    [...channel.children].filter(({ tagName }) => tagName.toLowerCase() === name).map(({ textContent }) => textContent);

  test("is well-formed", () => {
    expect(xmlMistake(read("rss.xml"))).toBeUndefined();
  });

  test("identifies articles by the permanent URLs of their pages", () => {
    const guids = all(rss, "item > guid");
    expect(guids.map(textOf)).toEqual(fromRss.map(({ url }) => url));
    expect(guids.map((guid) => guid.getAttribute("isPermaLink"))).toEqual(guids.map(() => "true"));
  });

  test("says its language, its page and its own address, and was updated when an article was last changed", () => {
    expect(child("language")).toEqual(["en-us"]);
    expect(child("link")).toEqual([`${practice.site}/blog`]);
    const self = [...channel.children].find(({ tagName }) => tagName.toLowerCase() === "atom:link");
    expect(self?.getAttribute("href")).toBe(`${practice.site}/rss.xml`);
    const days = newest.slice(0, 20).map(({ date, updated }) => updated ?? date);
    const [built = ""] = child("lastbuilddate");
    expect(new Date(built ?? "").toISOString().slice(0, 10)).toBe(days.sort().at(-1));
  });
});

describe("feed.json", () => {
  test("is a JSON Feed of version 1.1 at home on the site", () => {
    expect(json.version).toBe("https://jsonfeed.org/version/1.1");
    expect(json.title).toContain(practice.name);
    expect(json.home_page_url).toBe(`${practice.site}/blog`);
    expect(json.feed_url).toBe(`${practice.site}/feed.json`);
    expect(builtFiles).toContain(new URL(json.icon).pathname.slice(1));
  });

  test("has a modification date only where the content does", () => {
    const changes = json.items.map(({ date_modified: changed }) => changed?.slice(0, 10));
    expect(changes).toEqual(newest.slice(0, 20).map(({ updated }) => updated));
  });
});

test.each(linkablePages)("$route names the feeds exactly when it is about articles", ({ document, route }) => {
  const named = all(document, "head > link[rel=alternate]:not([hreflang])").map((link) => [
    link.getAttribute("type"),
    link.getAttribute("href"),
  ]);
  const expected = [
    ["application/rss+xml", "/rss.xml"],
    ["application/feed+json", "/feed.json"],
  ];
  expect(named).toEqual(/^\/blog(\/|$)/.test(route) ? expected : []);
});

describe("llms.txt", () => {
  const text = read("llms.txt");
  const links = [...text.matchAll(/^- \[(.*?)\]\((.*?)\)(?:: (.*))?$/gm)].map(
    ([, title = "", url = "", description]) => ({ title, url, description }),
  );
  const meta = (document: Document, name: string) => one(document, `meta[name=${name}]`).getAttribute("content") ?? "";

  test("begins with the practice’s name and its main message in one paragraph", () => {
    const home = linkablePages.find(({ route }) => route === "/");
    expect(text.split("\n")[0]).toBe(`# ${practice.name}`);
    expect(text.split("\n")[2]).toBe(`> ${meta(home?.document as Document, "description")}`);
  });

  test("lists every page, the tools too, and every article once, with the title and description of its head", () => {
    const pages = linkablePages.filter(
      (page) =>
        isListed(page) &&
        (!page.route.startsWith("/blog/") || newest.slice(0, 20).some(({ id }) => page.route === `/blog/${id}`)),
    );
    for (const { route, document } of pages) {
      const [link, ...others] = links.filter(({ url }) => url === new URL(route, practice.site).href);
      expect(others).toEqual([]);
      expect(link?.description).toBe(meta(document, "description"));
      expect(textOf(one(document, "head > title")).startsWith(link?.title ?? "?")).toBe(true);
    }
    expect(links, "nothing else but the feed and the glossary").toHaveLength(pages.length + 2);
  });

  test("gives every telephone line and address of content/, and no other number", () => {
    expect((text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []).sort()).toEqual(phones.map(readablePhone).sort());
    for (const { street, zip } of offices) expect(text).toMatch(new RegExp(`${street}.*${zip}`));
    expect(text).toContain(practice.email);
  });

  test("says which days are by appointment, and calls them nothing else", () => {
    const days = [practice.phoneHours, ...offices.map(({ hours }) => hours)].map(({ byAppointment }) => byAppointment);
    for (const named of days.filter(({ length }) => length > 0))
      expect(text).toContain(`${named.join(", ")} by appointment`);
  });
});
