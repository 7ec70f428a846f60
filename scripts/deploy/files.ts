import { redirects } from "#routes.ts";
import { cacheControl, contentTypesByPath, pagePolicy, securityHeaders } from "../../server/headers.ts";
import { caddyfile } from "./caddy.ts";
import { nginxSite } from "./nginx.ts";

const notice = "# Written by `npm run make-deploy` from server/headers.ts and src/routes.ts: change those instead.\n";

/** All files of the build that are not pages; a test over the build finds what is missing. */
const files = [
  ...["/contacts/*", "/og/*", "/pagefind/*", "/.well-known/*", "/feed.json", "/glossary.json", "/rss.xml"],
  ...["/sitemap-0.xml", "/sitemap-index.xml", "/site.webmanifest", "/robots.txt", "/llms.txt", "/third-party.txt"],
  ...["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"],
  "/icon-maskable-512.png",
];

const filePolicy = securityHeaders.filter(([name]) => name === "Content-Security-Policy");

/**
 * `_headers` as Netlify and Cloudflare Pages read it.
 *
 * Both join the values when two rules set the same header: a browser holds to both policies. Of Cache-Control only what
 * is kept for ever is said: `max-age=0, must-revalidate`, which they send for the rest, means what `no-cache` means.
 */
function headersFile(): string {
  const rules: [path: string, headers: readonly (readonly [name: string, value: string])[]][] = [
    [
      "/*",
      [
        ...securityHeaders.filter(([name]) => name !== "Content-Security-Policy"),
        ["Content-Security-Policy", pagePolicy],
      ],
    ],
    ["/_astro/*", [["Cache-Control", cacheControl.hashed], ...filePolicy]],
    ...files.map((path): (typeof rules)[number] => [
      path,
      contentTypesByPath[path] ? [["Content-Type", contentTypesByPath[path]], ...filePolicy] : filePolicy,
    ]),
  ];
  return rules
    .map(([path, headers]) => [path, ...headers.map((header) => `  ${header.join(": ")}`)].join("\n"))
    .join("\n\n");
}

/** `_redirects` as both read it: each keeps the query by itself. */
const redirectsFile = Object.entries(redirects)
  .map(([from, to]) => `${from} ${to} 301`)
  .join("\n");

/** The generated files of `deploy/`, by their names there. */
export const deployFiles: Readonly<Record<string, string>> = {
  Caddyfile: notice + caddyfile(),
  "nginx.conf": notice + nginxSite(),
  ...Object.fromEntries(
    ["netlify", "cloudflare"].flatMap((host) => [
      [`${host}/_headers`, `${notice}\n${headersFile()}\n`],
      [`${host}/_redirects`, `${notice}\n${redirectsFile}\n`],
    ]),
  ),
};
