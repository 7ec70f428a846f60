import type { AstroIntegration } from "astro";
import { readFile, writeFile } from "node:fs/promises";
import { builtPages, canonicalOf, metaOf, wordsOf, type BuiltPage } from "./built-page.ts";

const limit = 20;

/** Fills the lists of `llms.txt` from the heads of the built pages, where their titles and descriptions stand. */
export function llmsTxt(): AstroIntegration {
  return {
    name: "llms-txt",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const file = new URL("llms.txt", dir);
        await writeFile(file, withLists(await readFile(file, "utf8"), await builtPages(dir)));
      },
    },
  };
}

/** The text with its lists filled: first the pages that stand directly under the site, then the newest articles. */
export function withLists(text: string, pages: readonly BuiltPage[]): string {
  const found = pages.flatMap(({ html }) => {
    const url = canonicalOf(html);
    return url === undefined ? [] : [{ url, html, depth: new URL(url).pathname.split("/").length }];
  });
  const home = found.find(({ url }) => new URL(url).pathname === "/");
  const articles = found
    .flatMap(({ url, html }) => {
      const day = metaOf(html, "article:published_time");
      return day === undefined ? [] : [{ url, html, day }];
    })
    .sort((first, second) => second.day.localeCompare(first.day));
  return text
    .replace("<!-- summary -->", () => (home && metaOf(home.html, "description")) ?? "")
    .replace("<!-- pages -->", () => listOf(found.filter(({ depth }) => depth === 2)))
    .replace("<!-- articles -->", () => listOf(articles.slice(0, limit)));
}

function listOf(pages: readonly { url: string; html: string }[]): string {
  return pages
    .map(({ url, html }) => {
      const name = metaOf(html, "og:site_name") ?? "";
      const title = wordsOf(html, "title")?.replace(` | ${name}`, "") ?? "";
      return `- [${title}](${url}): ${metaOf(html, "description") ?? ""}`;
    })
    .join("\n");
}
