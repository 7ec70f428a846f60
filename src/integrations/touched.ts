import type { AstroIntegration } from "astro";
import { fileURLToPath } from "node:url";

/** Makes `client:touched` known to Astro; `directive.ts` is what it does in the browser. */
export function touched(): AstroIntegration {
  return {
    name: "touched",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({
          name: "touched",
          entrypoint: fileURLToPath(new URL("../islands/touched/directive.ts", import.meta.url)),
        }),
    },
  };
}
