import type { AstroIntegration } from "astro";

/** Shows the examples of every component of `ui/` at /gallery: in development, and in the build that the tests make with `GALLERY=true`. */
export function gallery(): AstroIntegration {
  return {
    name: "gallery",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev" || process.env["GALLERY"] === "true")
          injectRoute({ pattern: "/gallery", entrypoint: new URL("../gallery/gallery.astro", import.meta.url) });
      },
    },
  };
}
