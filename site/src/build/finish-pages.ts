import type { AstroIntegration } from "astro";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { builtPages } from "./built-page.ts";
import { withPagePolicy } from "./page-policy.ts";
import { withoutUnusedStyles } from "./unused-styles.ts";

/** Finishes the built pages: without unused styles, with those that are used later in a file, and then with the hashes of what is left in the policy. */
export function finishPages(): AstroIntegration {
  return {
    name: "finish-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const files = globSync(fileURLToPath(new URL("_astro/*.js", dir)));
        const scripts = files.map((file) => readFileSync(file, "utf8")).join("\n");
        for await (const { file, html } of builtPages(dir)) {
          const page = withoutUnusedStyles(html, scripts);
          if (page.later) await writeFile(new URL(page.later.path, dir), page.later.css);
          await writeFile(new URL(file, dir), withPagePolicy(page.html));
        }
      },
    },
  };
}
