import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { builtRoutes } from "./site.ts";

const listPage = 12;
const feedLimit = 20;

/**
 * Makes sure that a build with this many articles is right, and gives the number of its pages: the pages of the list
 * hold every article exactly once, twelve to a page; the sitemap names each once; the feed is short.
 */
export async function checkArticles(dist: string, articles: number): Promise<number> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"));
  const slugs = files.flatMap((file) => /^blog\/([^/]+)\.html$/.exec(file)?.[1] ?? []).sort();
  expect(slugs.length, articles, "articles are built");

  const pages = files.filter((file) => /^blog(\/page\/\d+)?\.html$/.test(file));
  const listed = await Promise.all(pages.map(async (page) => listedOn(await readFile(join(dist, page), "utf8"))));
  expect(pages.length, Math.ceil(articles / listPage), "pages are in the list");
  expect(Math.max(...listed.map(({ length }) => length)), Math.min(listPage, articles), "articles are on a page");
  expect(listed.flat().sort().join(), slugs.join(), "are listed");

  const found = (await builtRoutes(dist)).flatMap((route) => /^\/blog\/([^/]+)$/.exec(route)?.[1] ?? []);
  expect(found.sort().join(), slugs.join(), "are in the sitemap");

  const items = (await readFile(join(dist, "rss.xml"), "utf8")).split("<item>").length - 1;
  expect(items, Math.min(feedLimit, articles), "articles are in the feed");
  return files.length;
}

function listedOn(html: string): string[] {
  return [...html.matchAll(/<h3><a href="\/blog\/([^"]+)">/g)].map(([, slug = ""]) => slug);
}

function expect<T>(actual: T, expected: T, what: string): void {
  if (actual !== expected) throw new Error(`${actual} ${what}; ${expected} were expected.`);
}
