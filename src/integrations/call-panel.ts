import type { AstroIntegration } from "astro";
import { parseHTML } from "linkedom";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { leastStyles } from "./least-styles.ts";
import { wordsIn } from "./page-styles.ts";

/** The page from which the panel is made, as a file of the build. */
const source = "locations.html";

/**
 * Makes the header's call panel of what the page of locations says: its lines with their hours, and the chooser of an
 * office, as `call-panel.txt`, and their styles with the code that opens it, as `call-panel.js`. A page asks for them when
 * somebody with a mouse presses Call Now. The code is built by itself: what it shares with the scripts in the pages would
 * become a file that those load.
 */
export function callPanel(): AstroIntegration {
  return {
    name: "call-panel",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const { html, styles } = partsOf(await readFile(new URL(source, dir), "utf8"));
        await writeFile(new URL("call-panel.txt", dir), html);
        await build({
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          define: { partStyles: JSON.stringify(styles) },
          build: {
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            lib: {
              entry: fileURLToPath(new URL("../islands/call-panel/open.ts", import.meta.url)),
              formats: ["es"],
              fileName: () => "call-panel.js",
            },
          },
        });
      },
    },
  };
}

/** What stands in the panel, and the styles for it as a shadow root needs them. */
export function partsOf(page: string): { html: string; styles: string } {
  const { document } = parseHTML(page);
  const [lines, chooser, holidays] = ["#call", "#office-chooser", "[data-holidays]"].map((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`${source} has no ${selector}, so the header's call panel cannot be made of it.`);
    return element;
  });
  // The header has this button, too.
  lines?.querySelector("a:not([href^='tel:'])")?.remove();
  lines?.firstElementChild?.append(...[chooser, holidays].filter((element) => element !== undefined));
  const html = lines?.outerHTML ?? "";
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("");
  return { html, styles: leastStyles(styles, wordsIn(html)).replaceAll(":root", ":host") };
}
