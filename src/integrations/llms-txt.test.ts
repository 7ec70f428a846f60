import { expect, test } from "vitest";
import { withLists } from "./llms-txt.ts";

const page = (path: string, title: string, published?: string) => ({
  file: `${path}.html`,
  html: `<title>${title} | Harbor</title><meta name="description" content="About ${title} &amp; more."><link rel="canonical" href="https://example.org${path}"><meta property="og:site_name" content="Harbor">${published ? `<meta property="article:published_time" content="${published}">` : ""}`,
});

const pages = [
  { file: "404.html", html: "<title>Nothing here</title>" },
  page("/blog/old", "Old", "2026-01-01"),
  page("/blog/new", "New", "2026-09-08"),
  page("/blog/page/2", "Second page"),
  page("/blog/category/law", "One category"),
  page("/contact", "Contact"),
  page("/tools/letter", "Letter"),
  { file: "search.html", html: `${page("/search", "Search").html}<meta name="robots" content="noindex, follow">` },
  page("/", "Home"),
];

const filled = (text: string) => withLists(text, "/blog", pages);

test("pages stand with the title and description of their heads, those under another page too", async () => {
  expect((await filled("<!-- pages -->")).split("\n")).toEqual([
    "- [Contact](https://example.org/contact): About Contact & more.",
    "- [Letter](https://example.org/tools/letter): About Letter & more.",
    "- [Home](https://example.org/): About Home & more.",
  ]);
});

test("articles stand apart, the newest first", async () => {
  expect(await filled("<!-- articles -->")).toMatch(/New.*\n.*Old/);
  expect(await filled("<!-- articles --><!-- pages -->")).not.toMatch(/Second page|One category/);
});

test("the site is summed up as on its home page", async () => {
  expect(await filled("> <!-- summary -->")).toBe("> About Home & more.");
});
