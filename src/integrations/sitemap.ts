import library from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { readFileSync } from "node:fs";
import { builtPages, summaryOf, type PageSummary } from "./built-page.ts";

/**
 * Lists for search engines every page that may be found. The day of a change is the one that the page itself states,
 * which comes from its content: a day of the build would call every page new each time.
 */
export function sitemap(): AstroIntegration {
  let dist: URL;
  /** By the address of a page the addresses of all its languages, its own too. */
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

/** What the pages in other languages say of each other; the English page has no byte for it and is named by them. */
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
