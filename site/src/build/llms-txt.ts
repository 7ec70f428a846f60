import type { AstroIntegration } from "astro";
import { readFile, writeFile } from "node:fs/promises";
import { builtPages, ownTitle, summaryOf, type BuiltPage, type PageSummary } from "./built-page.ts";

const limit = 20;

/**
 * Fills the lists of `llms.txt` with the titles and descriptions of the built pages.
 * @param blog the path under which the articles and their lists are
 */
export function llmsTxt(blog: string): AstroIntegration {
  return {
    name: "llms-txt",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const file = new URL("llms.txt", dir);
        await writeFile(file, await withLists(await readFile(file, "utf8"), blog, builtPages(dir)));
      },
    },
  };
}

type Listed = { url: string; page: PageSummary };

/**
 * The text with its lists filled: first the pages, except those that only link to others, then the newest articles.
 * @param blog the path under which the articles and their lists are
 */
export async function withLists(
  text: string,
  blog: string,
  pages: AsyncIterable<BuiltPage> | Iterable<BuiltPage>,
): Promise<string> {
  const others: Listed[] = [];
  let articles: (Listed & { day: string })[] = [];
  for await (const { html } of pages) {
    const page = summaryOf(html);
    const { canonical: url, meta } = page;
    const day = meta["article:published_time"];
    if (url === undefined || meta["robots"]?.includes("noindex")) continue;
    if (!new URL(url).pathname.startsWith(`${blog}/`)) others.push({ url, page });
    if (day !== undefined)
      articles = [...articles, { url, page, day }]
        .sort((first, second) => second.day.localeCompare(first.day))
        .slice(0, limit);
  }
  const home = others.find(({ url }) => new URL(url).pathname === "/");
  return text
    .replace("<!-- summary -->", () => home?.page.meta["description"] ?? "")
    .replace("<!-- pages -->", () => listOf(others))
    .replace("<!-- articles -->", () => listOf(articles));
}

function listOf(pages: readonly Listed[]): string {
  return pages.map(({ url, page }) => `- [${ownTitle(page)}](${url}): ${page.meta["description"] ?? ""}`).join("\n");
}
