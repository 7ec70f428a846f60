// npm run make-deploy: writes the rules of static hosts from site/src/serve/headers.ts and site/src/routes.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { redirects } from "../site/src/routes.ts";
import {
  cacheControl,
  contentTypesByPath,
  filePolicy,
  pagePolicy,
  securityHeaders,
} from "../site/src/serve/headers.ts";

/** All files of the build that are not pages; a test over the build finds what is missing. */
const files = [
  ...["/contacts/*", "/og/*", "/pagefind/*", "/.well-known/*", "/feed.json", "/glossary.json", "/rss.xml"],
  ...["", "/es", "/ru", "/zh-hans"].map((language) => `${language}/tools/claim.json`),
  ...["/sitemap-0.xml", "/sitemap-index.xml", "/site.webmanifest", "/robots.txt", "/llms.txt", "/third-party.txt"],
  ...["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"],
  "/icon-maskable-512.png",
];

/**
 * A rule of `_headers`. Netlify and Cloudflare Pages join the values when two rules set the same header: a browser
 * applies both policies. What they send for Cache-Control, `max-age=0, must-revalidate`, means `no-cache`.
 */
const rule = (path: string, ...headers: (readonly [name: string, value: string])[]) =>
  [path, ...headers.map((header) => `  ${header.join(": ")}`), ""].join("\n");

const policy = "Content-Security-Policy";
const forAll = securityHeaders.map(([name, value]) => [name, name === policy ? pagePolicy : value] as const);
const filesAlone = [policy, filePolicy] as const;

const texts = {
  _headers: [
    rule("/*", ...forAll),
    rule("/_astro/*", ["Cache-Control", cacheControl.hashed], filesAlone),
    ...files.map((path) => {
      const type = contentTypesByPath[path];
      return rule(path, ...(type ? [["Content-Type", type] as const] : []), filesAlone);
    }),
  ].join("\n"),
  _redirects: Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join(""),
};

/** Each file of deploy/static-hosts/: its URL, its text, and the text that it should have. */
export const deployFiles = Object.entries(texts).map(([name, rules]) => {
  const url = new URL(`../deploy/static-hosts/${name}`, import.meta.url);
  return {
    name,
    url,
    text: readFileSync(url, "utf8"),
    expected: `# \`npm run make-deploy\` writes this from site/src/serve/headers.ts and site/src/routes.ts.\n${rules}`,
  };
});

if (import.meta.main) for (const { url, expected } of deployFiles) writeFileSync(url, expected);
