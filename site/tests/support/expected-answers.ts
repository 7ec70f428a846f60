import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect } from "vitest";
import { pagePolicy, securityHeaders } from "#serve/headers.ts";
import type { Answer, Asked } from "./ask.ts";

const page = (title: string) => `<!doctype html><title>${title}</title>${"<p>Call us. ".repeat(300)}`;

const plain = {
  "index.html": page("Home"),
  "404.html": page("Not found"),
  "contact.html": page("Contact"),
  "contact/not-arrived.html": page("Not sent"),
  "blog.html": page("Blog"),
  "blog/whiplash.html": page("Whiplash"),
  "feed.json": `{"items":[${'"words",'.repeat(300)}""]}`,
  "_astro/page.3f9a.css": "body{}",
  "favicon.svg": "<svg/>",
  "rss.xml": "<rss/>",
  "contacts/brooklyn.vcf": "BEGIN:VCARD",
  "og/en.png": "picture",
  "site.webmanifest": "{}",
  "notes.unknown": "?",
  ".well-known/security.txt": "Contact: mailto:office@example.com",
} as const;
type Name = keyof typeof plain;

const compressed = ["index.html", "404.html", "contact.html", "feed.json"] as const;

/** A small build, with hidden files that must not be served. */
export const smallSite: Readonly<Record<string, string | Buffer>> = {
  ...plain,
  ...Object.fromEntries(compressed.map((name) => [`${name}.br`, brotliCompressSync(plain[name])])),
  ...Object.fromEntries(compressed.map((name) => [`${name}.gz`, gzipSync(plain[name])])),
  ".env": "secret",
  "blog/.draft.html": "secret",
};

type Expected = { status: number; file?: Name; type?: string; cache?: string; encoding?: string; to?: string };

/** A request and the expected answer. */
type Case = Asked & Expected & { because: string };

const html = "text/html; charset=utf-8";
const hour = "public, max-age=3600";
const shown = { status: 200, type: html, cache: "no-cache" };
const file = { status: 200, cache: hour };
const contact = { ...shown, file: "contact.html" } as const;
const missing = { status: 404, file: "404.html", type: html, cache: "no-cache" } as const;
const moved = { status: 301, cache: hour };
const refused = { status: 405, cache: "no-store" };
const taking = (accept: string) => ({ path: "/contact", headers: { "Accept-Encoding": accept } });

/** The answers expected of our server. */
export const expectedAnswers: readonly Case[] = [
  { path: "/", ...shown, file: "index.html", because: "it is index.html" },
  { path: "/contact", ...contact, because: "it is contact.html" },
  { path: "/blog", ...shown, file: "blog.html", because: "the page wins over the folder of its name" },
  { path: "/blog/whiplash", ...shown, file: "blog/whiplash.html", because: "pages are in folders too" },
  { path: "/%63ontact", ...contact, because: "an encoded letter is the letter" },
  { path: "/contact?from=ad", ...contact, because: "a query does not change the page" },
  { path: "/contact", method: "HEAD", ...contact, because: "the headers alone" },
  {
    path: "/_astro/page.3f9a.css",
    status: 200,
    file: "_astro/page.3f9a.css",
    type: "text/css; charset=utf-8",
    cache: "public, max-age=31536000, immutable",
    because: "its name changes with its content",
  },
  { path: "/feed.json", ...file, file: "feed.json", type: "application/feed+json", because: "it is a JSON feed" },
  { path: "/rss.xml", ...file, file: "rss.xml", type: "application/xml; charset=utf-8", because: "a feed" },
  { path: "/favicon.svg", ...file, file: "favicon.svg", type: "image/svg+xml; charset=utf-8", because: "an icon" },
  { path: "/og/en.png", ...file, file: "og/en.png", type: "image/png", because: "a picture" },
  {
    path: "/contacts/brooklyn.vcf",
    ...file,
    file: "contacts/brooklyn.vcf",
    type: "text/vcard; charset=utf-8",
    because: "telephones open it",
  },
  {
    path: "/site.webmanifest",
    ...file,
    file: "site.webmanifest",
    type: "application/manifest+json",
    because: "a manifest",
  },
  {
    path: "/.well-known/security.txt",
    ...file,
    file: ".well-known/security.txt",
    type: "text/plain; charset=utf-8",
    because: "the one hidden folder that is public",
  },
  { path: "/notes.unknown", ...file, file: "notes.unknown", type: "application/octet-stream", because: "unknown" },

  { path: "/contact/", ...moved, to: "/contact", because: "no trailing slash" },
  { path: "/contact.html", ...moved, to: "/contact", because: "no file ending" },
  { path: "/blog/whiplash/index.html", ...moved, to: "/blog/whiplash", because: "no index in folders" },
  { path: "/index", ...moved, to: "/", because: "the home page is /" },
  { path: "/index.html", ...moved, to: "/", because: "the home page is /" },
  { path: "/favicon.svg/", ...moved, to: "/favicon.svg", because: "files have one path too" },
  { path: "/contact/?a=1&b=%20", ...moved, to: "/contact?a=1&b=%20", because: "the query stays" },
  { path: "/contact/", method: "HEAD", ...moved, to: "/contact", because: "the headers alone" },
  { path: "/home", ...moved, to: "/", because: "it is in the list of redirects" },
  { path: "/feed/?a=1", ...moved, to: "/rss.xml?a=1", because: "one step, not two" },
  { path: "/sitemap.xml", ...moved, to: "/sitemap-index.xml", because: "it is in the list of redirects" },

  { path: "/nowhere", ...missing, because: "no such page" },
  { path: "/nowhere/", ...missing, because: "no such page, and nothing to redirect to" },
  { path: "/nowhere.html", ...missing, because: "no such page, and nothing to redirect to" },
  { path: "/nowhere", method: "HEAD", ...missing, because: "the headers alone" },
  { path: "/nowhere", ...missing, headers: { "Accept-Encoding": "br" }, encoding: "br", because: "it is compressed" },
  {
    path: "/nowhere",
    headers: { "If-Match": '"other"' },
    ...missing,
    because: "nothing could match",
  },
  { path: "/404", ...missing, because: "the page for missing pages is not itself a page" },
  { path: "/404.html", ...missing, because: "the same under its file name" },
  { path: "/contact/not-arrived", ...missing, because: "only the server shows what became of a message" },
  { path: "/contact/not-arrived.html", ...missing, because: "the same under its file name" },
  { path: "/contact/not-arrived/index.html", ...missing, because: "the same as a folder" },
  { path: "/contact.html.br", ...missing, because: "compressed files are sent only under the page's name" },
  { path: "/.env", ...missing, because: "hidden files stay hidden" },
  { path: "/blog/.draft", ...missing, because: "hidden files stay hidden in folders" },
  { path: "/_astro", ...missing, because: "a folder is not a page" },
  { path: "/_astro/", ...missing, because: "a folder is not listed" },
  { path: "/Contact", ...missing, because: "paths are case-sensitive" },
  { path: "/constructor", ...missing, because: "names inside the program are not paths" },
  { path: "//contact", ...missing, because: "two slashes are another path" },
  { path: "//evil.example/", ...missing, because: "it never redirects to another host" },
  { path: "//evil.example/index.html", ...missing, because: "it never redirects to another host" },
  { path: "/%252e%252e/secret.txt", ...missing, because: "paths are decoded once" },

  { path: "/contact", method: "POST", ...refused, because: "nothing can be sent here" },
  { path: "/nowhere", method: "PUT", ...refused, because: "nothing can be sent here" },
  { path: "/contact/", method: "DELETE", ...refused, because: "nothing can be sent here" },
  { path: "/contact", method: "OPTIONS", ...refused, because: "nothing can be sent here" },
  { path: "/contact", method: "TRACE", ...refused, because: "it echoes nothing" },

  { ...taking("gzip, deflate, br, zstd"), ...contact, encoding: "br", because: "brotli is smallest" },
  { ...taking("gzip"), ...contact, encoding: "gzip", because: "brotli is not accepted" },
  {
    ...taking("x-gzip"),
    ...contact,
    encoding: "gzip",
    because: "the older name",
  },
  { ...taking("GZIP"), ...contact, encoding: "gzip", because: "codings have no case" },
  { ...taking("Br, gZip"), ...contact, encoding: "br", because: "codings have no case" },
  { ...taking("BR;Q=0, GZIP;Q=0.5"), ...contact, encoding: "gzip", because: "weights have no case" },
  {
    ...taking("X-GZIP"),
    ...contact,
    encoding: "gzip",
    because: "the older name, in capitals",
  },
  { ...taking("gzip;q=1.0, deflate;q=0.6"), ...contact, encoding: "gzip", because: "weights are not names" },
  { ...taking("br;q=0, gzip"), ...contact, encoding: "gzip", because: "brotli is excluded" },
  { ...taking("br;q=0, gzip;q=0"), ...contact, because: "both are excluded" },
  { ...taking("*;q=0"), ...contact, because: "plain bytes are better than an error" },
  { ...taking("deflate, zstd"), ...contact, because: "there is no such file" },
  { path: "/contact", headers: { "If-None-Match": '"other"' }, ...contact, because: "the content is another" },
  { path: "/contact", headers: { "If-Match": "*" }, ...contact, because: "any content will do" },
  {
    path: "/contact",
    headers: { "If-Match": '"other"' },
    status: 412,
    because: "the content is another",
  },
  { path: `/${"a".repeat(5_000)}`, ...missing, because: "no file has so long a name" },
];

/** Cases with a title of one line, for an overlong path too. */
export function titled<Named extends { path: string; method?: string; because: string }>(cases: readonly Named[]) {
  return cases.map((one) => ({ ...one, title: `${one.method ?? "GET"} ${one.path.slice(0, 60)}: ${one.because}` }));
}

/** Fails unless an answer is as expected. */
export function expectAnswer({ status, headers, body }: Answer, expected: Case): void {
  const encoding = headers.get("Content-Encoding");
  const isNegotiated = compressed.some((name) => name === expected.file);
  expect({
    status,
    type: expected.type && headers.get("Content-Type"),
    cache: expected.cache && headers.get("Cache-Control"),
    encoding,
    to: headers.get("Location"),
    allow: headers.get("Allow"),
    vary: isNegotiated && headers.get("Vary"),
  }).toEqual({
    status: expected.status,
    type: expected.type,
    cache: expected.cache,
    encoding: expected.encoding ?? null,
    to: expected.to ?? null,
    allow: expected.status === 405 ? "GET, HEAD" : null,
    vary: isNegotiated && "Accept-Encoding",
  });
  expectSecurityHeaders(headers, expected.type === html);
  if (expected.method === "HEAD") expect(body.byteLength).toBe(0);
  else if (expected.file) expect(decoded(body, encoding)).toBe(plain[expected.file]);
}

/** Fails unless the listed headers are present, with the policy of a page or that of other files. */
export function expectSecurityHeaders(headers: Headers, isPage = false): void {
  for (const [name, value] of securityHeaders)
    expect(headers.get(name), name).toBe(isPage && name === "Content-Security-Policy" ? pagePolicy : value);
}

function decoded(body: Buffer, encoding: string | null): string {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
  return (decode ? decode(body) : body).toString();
}

/** Path traversal attempts: the answer is an error or a page of the site. */
export const pathTraversals: readonly { path: string; because: string }[] = [
  { path: "/../../etc/passwd", because: "it climbs out of the folder" },
  { path: "/%2e%2e/secret.txt", because: "encoded dots climb as well" },
  { path: "/.%2E/secret.txt", because: "half-encoded dots climb as well" },
  { path: "/..%2fsecret.txt", because: "an encoded slash hides a segment" },
  { path: "/..%5csecret.txt", because: "a backslash separates on Windows" },
  { path: "/..\\secret.txt", because: "a backslash separates on Windows" },
  { path: "/%c0%ae%c0%ae/secret.txt", because: "dots in overlong UTF-8" },
  { path: "/contact%00.html", because: "NUL ends a name for the system" },
  { path: "/%", because: "half an escape" },
  { path: "/\\evil.example/", because: "to a browser, another host" },
  { path: "/%5Cevil.example/", because: "to a browser, another host" },
  { path: "/%0D%0ALocation:%20//evil.example/", because: "line breaks would be a header" },
  { path: `/${"a".repeat(20_000)}`, because: "overlong" },
  { path: `/${"../".repeat(6_000)}secret.txt`, because: "overlong, and it climbs" },
];

/** Fails unless the answer to a path traversal is an error, or a file of the site. */
export function expectInside({ status, headers, body }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(headers.get("Location")).toBeNull();
  expect(body.toString()).not.toContain("secret");
}
