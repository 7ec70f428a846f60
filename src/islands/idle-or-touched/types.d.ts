import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:idleOrTouched"?: boolean;
  }
}
