import { mimes } from "hono/utils/mime";

/** In the header of a page and again in its meta tag, for hosts without headers: both must agree. */
const sharedPolicy = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src https://www.google.com", // removed from the meta tag of every page without a frame
] as const;

/** What a page may load, only in its meta tag: there it compresses, unlike a header. */
export const metaPolicy = [
  "default-src 'none'", // for plug-ins (object-src), too
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  ...sharedPolicy,
] as const;

/** The policy in the header of a page. With Trusted Types, assigning a string to an HTML or script sink throws. */
export const pagePolicy = `${sharedPolicy.join("; ")}; frame-ancestors 'none'; script-src-attr 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** A policy that allows the form to send messages to this server. */
export const delivering = <Policy extends string>(policy: Policy) =>
  policy.replace("form-action 'none'", "form-action 'self'") as Policy;

/**
 * The policy of the page of the editor; a preview within it comes from the same server. Its one Trusted Types policy is
 * that of ProseMirror, which reads what is pasted in a document that runs and loads nothing.
 */
export const editorPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard";

/** The policy of every other response. Chromium then shows a feed without its viewer's styles, as plain text. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every response; for pages, the last is `pagePolicy`. After a change, run `npm run make-deploy`. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  // Without includeSubDomains: mail or booking under the same domain may belong to another company.
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  // Which page people read says something about their health: no path leaves the page, not even into our own logs.
  ["Referrer-Policy", "strict-origin"],
  // Only what could identify a visitor: headers take bytes from the first packets of the page.
  ["Permissions-Policy", "browsing-topics=(), camera=(), geolocation=(), microphone=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Content-Security-Policy", filePolicy],
];

/** How long a response may be cached. Redirects count as files: browsers would cache a wrong one forever. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable", // the name changes with the content
  page: "no-cache", // a stale one would load deleted scripts
  file: "public, max-age=3600",
  error: "no-store",
} as const;

/** The Content-Type by file extension; all others are octet streams, which browsers download and never run. */
export const contentTypes: Readonly<Record<string, string>> = { ...mimes, vcf: "text/vcard; charset=utf-8" };

/** Files whose Content-Type is not that of their extension. */
export const contentTypesByPath: Readonly<Record<string, string>> = { "/feed.json": "application/feed+json" };
