import library from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { readFileSync } from "node:fs";
import { summaryOf } from "./built-page.ts";

/**
 * Lists for search engines every page that may be found. The day of a change is the one that the page itself states,
 * which comes from its content: a day of the build would call every page new each time.
 */
export function sitemap(): AstroIntegration {
  let dist: URL;
  const { name, hooks } = library({
    namespaces: { news: false, xhtml: false, image: false, video: false },
    serialize: (item) => {
      const { meta } = summaryOf(readFileSync(new URL(fileOf(item.url), dist), "utf8"));
      if (meta["robots"]?.includes("noindex")) return undefined;
      const lastmod = meta["article:modified_time"] ?? meta["article:published_time"];
      return { ...item, ...(lastmod && { lastmod }) };
    },
  });
  return {
    name,
    hooks: {
      ...hooks,
      "astro:build:done": async (options) => {
        dist = options.dir;
        await hooks["astro:build:done"]?.(options);
      },
    },
  };
}

function fileOf(url: string): string {
  const path = new URL(url).pathname.slice(1);
  return `${path || "index"}.html`;
}
