import type { AstroIntegration } from "astro";

/** Makes `client:idleOrTouched` known to Astro; `directive.ts` is what it does in the browser. */
export function idleOrTouched(): AstroIntegration {
  return {
    name: "idle-or-touched",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({
          name: "idleOrTouched",
          entrypoint: new URL("../islands/idle-or-touched/directive.ts", import.meta.url).pathname,
        }),
    },
  };
}
