import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:touched"?: true;
  }
}
