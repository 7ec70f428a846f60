import type { AstroIntegration } from "astro";

/** Shows the examples of every component of `ui/` at /gallery, in development only. */
export function gallery(): AstroIntegration {
  return {
    name: "gallery",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev")
          injectRoute({ pattern: "/gallery", entrypoint: new URL("../gallery/gallery.astro", import.meta.url) });
      },
    },
  };
}
