import { redirects } from "#routes.ts";
import { cacheControl, contentTypesByPath, filePolicy, pagePolicy, securityHeaders } from "../../server/headers.ts";
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

/**
 * `_headers` as Netlify and Cloudflare Pages read it.
 *
 * Both join the values when two rules set the same header: a browser holds to both policies. Of Cache-Control only what
 * is kept for ever is said: `max-age=0, must-revalidate`, which they send for the rest, means what `no-cache` means.
 */
function headersFile(): string {
  const policy = (value: string) => `  Content-Security-Policy: ${value}`;
  const everywhere = securityHeaders.slice(0, -1).map(([name, value]) => `  ${name}: ${value}`);
  const type = (path: string) => contentTypesByPath[path] && `  Content-Type: ${contentTypesByPath[path]}`;
  return [
    ["/*", ...everywhere, policy(pagePolicy)],
    ["/_astro/*", `  Cache-Control: ${cacheControl.hashed}`, policy(filePolicy)],
    ...files.map((path) => [path, type(path), policy(filePolicy)].filter(Boolean)),
  ]
    .map((lines) => lines.join("\n"))
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
