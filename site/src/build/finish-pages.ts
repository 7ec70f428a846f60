import type { AstroIntegration } from "astro";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { builtPages } from "./built-page.ts";
import { crashDay, lazyCode, withCrashDay } from "./lazy-code.ts";
import { withPagePolicy } from "./page-policy.ts";
import { withoutUnusedStyles } from "./unused-styles.ts";

/** A step that finishes a page: transforms its HTML. */
type Pass = (html: string) => string;

/** Finishes the built pages: each goes through all passes in order. */
export function finishPages(): AstroIntegration[] {
  const day = { address: "", loader: "" };
  const finishing: AstroIntegration = {
    name: "finish-pages",
    hooks: {
      "astro:config:setup": ({ command, addMiddleware }) => {
        // In development the hook for built pages never runs.
        if (command === "dev")
          addMiddleware({ order: "post", entrypoint: new URL("./lazy-code-dev.ts", import.meta.url) });
      },
      "astro:build:done": async ({ dir }) => {
        const files = globSync(fileURLToPath(new URL("_astro/*.js", dir)));
        const scripts = files.map((file) => readFileSync(file, "utf8")).join("\n");
        const passes: readonly Pass[] = [
          (html) => withCrashDay(html, day),
          // After what adds elements.
          (html) => withoutUnusedStyles(html, scripts),
          // Last: it contains the hashes of the final scripts and styles.
          withPagePolicy,
        ];
        for await (const page of builtPages(dir))
          await writeFile(
            new URL(page.file, dir),
            passes.reduce((html, pass) => pass(html), page.html),
          );
      },
    },
  };
  return [lazyCode(crashDay, day), finishing];
}
