import type { AstroIntegration } from "astro";
import { fileURLToPath } from "node:url";

const islandFile = (name: string) => fileURLToPath(new URL(`../islands/on-interaction/${name}`, import.meta.url));

/** Astro’s own script for islands. It does nothing if `astro-island` is already defined, and we define it. */
const astrosOwn = /<script>(?:(?!<\/script>)[\s\S])*customElements\.get\("astro-island"\)\|\|[\s\S]*?<\/script>/;

/**
 * Registers `client:interaction` with Astro, with our own element around each island (`element.ts`) and our own
 * hydration (`client.ts`). With `posts`, a form whose code fails to load is posted by the browser.
 */
export function onInteraction(posts: boolean): AstroIntegration {
  const entrypoint = islandFile(posts ? "define-posting-element.ts" : "define-element.ts");
  return {
    name: "on-interaction",
    hooks: {
      "astro:config:setup": ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: "interaction", entrypoint });
        updateConfig({ vite: { resolve: { alias: { "@astrojs/react/client.js": islandFile("client.ts") } } } });
      },
    },
  };
}

/**
 * A page without Astro's own script for islands, which is redundant.
 * @throws {Error} when a page with an island has no such script, with the name of its file
 */
export function withoutAstrosScript(html: string, { file }: { file: string }): string {
  if (!html.includes("<astro-island")) return html;
  if (!astrosOwn.test(html))
    throw new Error(
      `Astro's script for islands was not found in ${file}: a new Astro may write it differently. See site/src/build/on-interaction.ts.`,
    );
  return html.replace(astrosOwn, "");
}
