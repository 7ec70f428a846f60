import { redirects } from "#routes.ts";
import { contentTypes } from "../../server/headers.ts";

/** The Content-Type of each ending that a file of the site may have. */
export const types = "avif css html ico ics jpg js json pdf png svg txt vcf webmanifest webp woff2 xml"
  .split(" ")
  .map((ending) => [ending, contentTypes[ending] ?? ""] as const);

/** What follows a path that `canonicalPath` would change: a slash, `.html`, `index`. */
const suffix = String.raw`(?:/index)?(?:\.html)?/?$`;

/** Patterns of paths, and where each redirects to; the last is the home page under its file name. */
export const moved = [...Object.entries(redirects), ["/index", "/"] as const].map(
  ([from, to]) => [`^${from.replaceAll(".", String.raw`\.`)}${suffix}`, to] as const,
);

/** A path that is not canonical: before the group ends, the one that is. */
export const stray = String.raw`^(?P<page>/.+?)(?:(?:/index)?\.html/?|/index/?|/)$`;

/** What is not found whatever lies on the disk: hidden files, compressed files under their own name, the 404 page. */
export const absent = String.raw`/\.(?!well-known/)|\.(br|gz)$|^/404(\.html)?/?$`;
