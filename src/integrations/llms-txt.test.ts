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
  page("/contact", "Contact"),
  page("/", "Home"),
];

test("pages stand with the title and description of their heads", async () => {
  expect(await withLists("<!-- pages -->", pages)).toBe(
    "- [Contact](https://example.org/contact): About Contact & more.\n- [Home](https://example.org/): About Home & more.",
  );
});

test("articles stand apart, the newest first", async () => {
  expect(await withLists("<!-- articles -->", pages)).toMatch(/New.*\n.*Old/);
  expect(await withLists("<!-- articles -->", pages)).not.toContain("Second page");
});

test("the site is summed up as on its home page", async () => {
  expect(await withLists("> <!-- summary -->", pages)).toBe("> About Home & more.");
});
