/**
 * The headers that stand on every answer, errors and redirects included.
 *
 * A plain list, so that the configuration of another host can be written from it. Changing a line here changes what
 * browsers allow on every page: run the end-to-end tests afterwards.
 */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  // Without includeSubDomains: mail or booking under the same domain may belong to somebody else.
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  // Which page somebody reads says something about their health: no path leaves the page, not even into our own logs.
  ["Referrer-Policy", "strict-origin"],
  [
    "Permissions-Policy",
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
      "interest-cohort=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  // The rest of the policy stands in each page's meta tag, with the hashes Astro made; a meta tag cannot say this part.
  ["Content-Security-Policy", "frame-ancestors 'none'"],
];

/** How long an answer may be reused, by what it is. */
export const cacheControl = {
  /** The name holds a hash of the content, so the content under this name never changes. */
  hashed: "public, max-age=31536000, immutable",
  /**
   * Kept, but asked after each time: a kept page would name scripts that the next release no longer has. Asking costs
   * one 304.
   */
  page: "public, max-age=0, must-revalidate",
  /** Icons, manifest, calendar and the like: nothing breaks when they are an hour old. */
  file: "public, max-age=3600",
  /** Browsers keep a 301 for ever unless told otherwise; this way a mistaken one heals within the hour. */
  redirect: "public, max-age=3600",
  /** A page that is missing now may be published in a minute. */
  notFound: "no-cache",
  /** Errors, and the answer of the health check. */
  never: "no-store",
} as const;
