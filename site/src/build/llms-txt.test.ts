import { expect, test } from "vitest";
import { withLists } from "./llms-txt.ts";

const page = (path: string, title: string, published: string) => ({
  file: `${path}.html`,
  html: `<title>${title}</title><link rel="canonical" href="https://example.org${path}"><meta property="article:published_time" content="${published}">`,
});

test("articles are listed separately from pages, the newest first", async () => {
  const pages = [page("/blog/old", "Old", "2026-01-01"), page("/blog/new", "New", "2026-09-08")];
  expect(await withLists("<!-- pages --> <!-- articles -->", "/blog", pages)).toMatch(/^ .*New.*\n.*Old/);
});
