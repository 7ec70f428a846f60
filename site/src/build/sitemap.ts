import library from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { readFileSync } from "node:fs";
import { builtPages, summaryOf, type PageSummary } from "./built-page.ts";

/**
 * Lists every indexable page for search engines. `lastmod` is the date that the page itself states, from its content:
 * with the build date, every page would look new each time.
 */
export function sitemap(): AstroIntegration {
  let dist: URL;
  /** By page URL, the URLs in all languages, including its own. */
  let translated: ReadonlyMap<string, PageSummary["alternates"]>;
  const { name, hooks } = library({
    namespaces: { news: false, xhtml: true, image: false, video: false },
    serialize: (item) => {
      const { meta } = summaryOf(readFileSync(new URL(fileOf(item.url), dist), "utf8"));
      if (meta["robots"]?.includes("noindex")) return undefined;
      const links = translated.get(item.url);
      const lastmod = meta["article:modified_time"] ?? meta["article:published_time"];
      return { ...item, ...(lastmod && { lastmod }), ...(links && { links: [...links] }) };
    },
  });
  return {
    name,
    hooks: {
      ...hooks,
      "astro:build:done": async (options) => {
        dist = options.dir;
        translated = await translations(dist);
        await hooks["astro:build:done"]?.(options);
      },
    },
  };
}

/** The alternates, from the pages in other languages; of English pages, only the sitemap names them. */
async function translations(dist: URL) {
  const named = new Map<string, PageSummary["alternates"]>();
  for await (const { html } of builtPages(dist))
    if (html.includes(" hreflang=")) {
      const { alternates } = summaryOf(html);
      for (const { url } of alternates) named.set(url, alternates);
    }
  return named;
}

function fileOf(url: string): string {
  const path = new URL(url).pathname.slice(1);
  return `${path || "index"}.html`;
}
