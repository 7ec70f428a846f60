import type { AstroIntegration } from "astro";
import { parseHTML } from "linkedom";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { leastStyles } from "./least-styles.ts";
import { wordsIn } from "./page-styles.ts";

type Options = {
  /** The page of which the panel is made, by its path. */
  page: string;
  /** Where the button leads that stands in the header, too, and so not in the panel. */
  button: string;
};

/**
 * Makes the header's call panel of what the page of locations says: its lines with their hours, and the chooser of an
 * office, as `call-panel.txt`, and their styles with the code that opens it, as `call-panel.js`. A page asks for them when
 * somebody with a mouse presses Call Now. The code is built by itself: what it shares with the scripts in the pages would
 * become a file that those load.
 */
export function callPanel({ page, button }: Options): AstroIntegration {
  return {
    name: "call-panel",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const { html, styles } = partsOf(await readFile(new URL(`${page.slice(1)}.html`, dir), "utf8"), button);
        const mark = createHash("sha256").update(html).digest("hex").slice(0, 8);
        await writeFile(new URL("call-panel.txt", dir), html);
        await build({
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          define: {
            partStyles: JSON.stringify(styles),
            partsAddress: JSON.stringify(`/call-panel.txt?${mark}`),
          },
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
export function partsOf(page: string, button: string): { html: string; styles: string } {
  const { document } = parseHTML(page);
  const element = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`The header's call panel is made of a page with ${selector}, and it has none.`);
    return found;
  };
  const lines = element("#call");
  element(`#call a[href="${button}"]`).remove();
  for (const word of lines.querySelectorAll("[data-term]")) word.replaceWith(word.textContent ?? "");
  lines.firstElementChild?.append(element("#office-chooser"), element("[data-holidays]"));
  const html = lines.outerHTML;
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("");
  return { html, styles: leastStyles(styles, wordsIn(html)).replaceAll(":root", ":host") };
}
