import type { AstroIntegration } from "astro";
import { writeFile } from "node:fs/promises";
import { builtPages } from "./built-page.ts";

/** Takes out of the finished pages the comments that only an island needs: 30 to 70 bytes of what goes to a phone. */
export function textSeparators(): AstroIntegration {
  return {
    name: "text-separators",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        for await (const { file, html } of builtPages(dir))
          await writeFile(new URL(file, dir), withoutTextSeparators(html));
      },
    },
  };
}

const islands = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/**
 * The page without the empty comments by which React tells two texts beside each other apart. In an island they stay:
 * there React comes back and counts the texts.
 */
export function withoutTextSeparators(html: string): string {
  return html
    .split(islands)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll("<!-- -->", "")))
    .join("");
}
