import { mimes } from "hono/utils/mime";

/** In the header of a page and again in its meta tag, for hosts without headers: both must agree. */
const sharedPolicy = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src https://www.google.com", // dropped again from the meta tag of every page without a frame
] as const;

/** What a page may load, in its meta tag alone: there it compresses, and takes no space from the page as headers do. */
export const metaPolicy = [
  "default-src 'none'", // for plug-ins (object-src), too
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  ...sharedPolicy,
] as const;

/** The policy in the header of a page. With Trusted Types no text becomes code: putting a string into the page throws. */
export const pagePolicy = `${sharedPolicy.join("; ")}; frame-ancestors 'none'; script-src-attr 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** A policy that lets the form of the site send messages to its server. */
export const delivering = <Policy extends string>(policy: Policy) =>
  policy.replace("form-action 'none'", "form-action 'self'") as Policy;

/** The policy of the page of the editor; a preview within it comes from the same server. */
export const editorPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The policy of every other answer. Chromium then shows a feed without the styles of its own viewer, as plain text. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every answer; a page has `pagePolicy` for the last. After a change, run `npm run make-deploy`. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  // Without includeSubDomains: mail or booking under the same domain may belong to another company.
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  // Which page people read says something about their health: no path leaves the page, not even into our own logs.
  ["Referrer-Policy", "strict-origin"],
  // What could identify a visitor. Not more: headers travel in the first packets, and take their space from the page.
  ["Permissions-Policy", "browsing-topics=(), camera=(), geolocation=(), microphone=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Content-Security-Policy", filePolicy],
];

/** How long an answer may be reused. Redirects count as files: browsers would keep a mistaken one forever. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable", // the name changes with the content
  page: "no-cache", // an old one would name scripts that are gone
  file: "public, max-age=3600",
  error: "no-store",
} as const;

/** The Content-Type by the ending of a file; any other is bytes, which browsers save and never run. */
export const contentTypes: Readonly<Record<string, string>> = { ...mimes, vcf: "text/vcard; charset=utf-8" };

/** The files whose Content-Type is not that of their ending. */
export const contentTypesByPath: Readonly<Record<string, string>> = { "/feed.json": "application/feed+json" };
