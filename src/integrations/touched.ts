import type { AstroIntegration } from "astro";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { builtPages } from "./built-page.ts";

const inTouched = (file: string) => fileURLToPath(new URL(`../islands/touched/${file}`, import.meta.url));

/** Astro's own script for islands: it leaves alone an element that is there already, and ours is. */
const astrosOwn = /<script>(?:(?!<\/script>)[\s\S])*customElements\.get\("astro-island"\)\|\|[\s\S]*?<\/script>/;

/**
 * Makes `client:touched` known to Astro, with an element of our own around each island (`element.ts`) and our own way to
 * hand it to React (`client.ts`), and takes Astro's script, which has nothing left to do, out of the built pages.
 */
export function touched(): AstroIntegration {
  return {
    name: "touched",
    hooks: {
      "astro:config:setup": ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: "touched", entrypoint: inTouched("element.ts") });
        updateConfig({ vite: { resolve: { alias: { "@astrojs/react/client.js": inTouched("client.ts") } } } });
      },
      "astro:build:done": async ({ dir }) => {
        for await (const { file, html } of builtPages(dir))
          if (html.includes("<astro-island")) await writeFile(new URL(file, dir), withoutAstros(file, html));
      },
    },
  };
}

function withoutAstros(file: string, html: string): string {
  if (!astrosOwn.test(html))
    throw new Error(
      `Astro's script for islands was not found in ${file}: a new Astro writes it otherwise. See src/integrations/touched.ts.`,
    );
  return html.replace(astrosOwn, "");
}
