/** What stands on top of each generated file. */
export const notice =
  "Written by `npm run make-deploy` from server/headers.ts and src/routes.ts: change those instead.";

/** A canonical path followed by what does not belong there: a slash, `.html`, `index`. As `canonicalPath` reads it. */
export const strayPath = String.raw`^(/.+?)(?:(?:/index)?\.html/?|/index/?|/)$`;

/** The paths that mean one canonical path: itself, and with a slash, `.html` or `index`. */
export function anyFormOf(path: string): string {
  return `^${path.replaceAll(".", String.raw`\.`)}(?:/index)?(?:\\.html)?/?$`;
}
