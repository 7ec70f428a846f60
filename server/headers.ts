/**
 * What a page may load and do, save its own scripts and styles.
 *
 * Stands in the header of every answer and, so that it holds on a host without headers too, in each page's meta tag,
 * beside the hashes of its scripts and styles, which differ from page to page. Where both speak, both must agree.
 */
export const sharedPolicy = [
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
  // Dropped again from the meta tag of every page without a frame.
  "frame-src https://www.google.com",
] as const;

/** What a meta tag may not say, or what the pages have no bytes to spare for: only the header says it. */
const headerPolicy = [
  "frame-ancestors 'none'",
  "script-src-attr 'none'",
  // No text becomes code: what would put a string into the page as HTML, or name a script, throws instead.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const;

/**
 * The headers that stand on every answer, errors and redirects included.
 *
 * The configuration of every other host is written from it: after a change, run `npm run make-deploy`, and the
 * end-to-end tests, for it changes what browsers allow on every page.
 */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  // Without includeSubDomains: mail or booking under the same domain may belong to somebody else.
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  // Which page somebody reads says something about their health: no path leaves the page, not even into our own logs.
  ["Referrer-Policy", "strict-origin"],
  // What could tell of a visitor. Not more: headers travel in the first packets, and take their room from the page.
  ["Permissions-Policy", "browsing-topics=(), camera=(), geolocation=(), microphone=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Content-Security-Policy", [...sharedPolicy, ...headerPolicy].join("; ")],
];

/** How long an answer may be reused, by what it is. */
export const cacheControl = {
  /** The name holds a hash of the content, so the content under this name never changes. */
  hashed: "public, max-age=31536000, immutable",
  /**
   * Kept, but asked after each time: a kept page would name scripts that the next release no longer has. Asking costs
   * one 304.
   */
  page: "no-cache",
  /** Icons, manifest, calendar and the like: nothing breaks when they are an hour old. */
  file: "public, max-age=3600",
  /** Browsers keep a 301 for ever unless told otherwise; this way a mistaken one heals within the hour. */
  redirect: "public, max-age=3600",
  /** A page that is missing now may be published in a minute. */
  notFound: "no-cache",
  /** Errors, and the answer of the health check. */
  never: "no-store",
} as const;
