import type { AstroIntegration } from "astro";

const helper = "\0vite/preload-helper.js";

/**
 * Leaves `import()` in the browser's scripts as it is written. Vite wraps it in code that fetches styles and further
 * files ahead: a kilobyte for each page with an import on demand, and no page has styles outside its HTML.
 */
export function plainImports(): AstroIntegration {
  return {
    name: "plain-imports",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            build: { modulePreload: false },
            plugins: [
              {
                name: "plain-imports",
                enforce: "pre",
                apply: "build",
                load: (id: string) => (id === helper ? "export const __vitePreload = (load) => load();" : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
