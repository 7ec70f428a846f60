import type { AstroIntegration } from "astro";

/** Makes `client:touched` known to Astro; `directive.ts` is what it does in the browser. */
export function touched(): AstroIntegration {
  return {
    name: "touched",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({
          name: "touched",
          entrypoint: new URL("../islands/touched/directive.ts", import.meta.url).pathname,
        }),
    },
  };
}
