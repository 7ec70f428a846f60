// npm run make-deploy: writes what site/src/serve/headers.ts, site/src/routes.ts and messageDelivery decide into the files of
// deploy/.
import { readFileSync, writeFileSync } from "node:fs";
import { messagesPath } from "../site/src/contact/message-paths.ts";
import { staffApiPath, staffPath } from "../office/inbox/inbox.ts";
import { deliversMessages } from "../site/src/contact/message-delivery.ts";
import { redirects } from "../site/src/routes.ts";
import {
  contentTypes,
  contentTypesByPath,
  delivering,
  filePolicy,
  pagePolicy as policyWithoutMessages,
  securityHeaders,
} from "../site/src/serve/headers.ts";

const delivers = deliversMessages();
const pagePolicy = delivers ? delivering(policyWithoutMessages) : policyWithoutMessages;

/**
 * Lines that a file has only while messages are delivered: they go to our own server, which sets all headers itself.
 */
const whenDelivering = (...lines: string[]) => (delivers ? lines : []);
const program = "127.0.0.1:4321";

const fixedHeaders = securityHeaders.filter(([name]) => name !== "Content-Security-Policy");

const types = "avif css html ico ics jpg js json pdf png svg txt vcf webmanifest webp woff2 xml"
  .split(" ")
  .map((ending) => [ending, contentTypes[ending]] as const);

/** Patterns of redirected paths, in every form that `canonicalPath` would shorten, with their targets. */
const moved = [...Object.entries(redirects), ["/index", "/"] as const].map(
  ([from, to]) => [String.raw`~^${from.replaceAll(".", String.raw`\.`)}(/index)?(\.html)?/?$`, to] as const,
);

/** All files of the build that are not pages; a test over the build finds what is missing. */
const files = [
  ...["/contacts/*", "/og/*", "/pagefind/*", "/.well-known/*", "/feed.json", "/glossary.json", "/rss.xml"],
  ...["/sitemap-0.xml", "/sitemap-index.xml", "/site.webmanifest", "/robots.txt", "/llms.txt", "/third-party.txt"],
  ...["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"],
  "/icon-maskable-512.png",
];

/**
 * A rule of `_headers`. Netlify and Cloudflare Pages join the values when two rules set the same header: a browser
 * applies both policies. What they send for Cache-Control, `max-age=0, must-revalidate`, means `no-cache`.
 */
const rule = (path: string, ...headers: string[]) => [path, ...headers.map((header) => `  ${header}`), ""];
const typeOf = (path: string) => (contentTypesByPath[path] ? [`Content-Type: ${contentTypesByPath[path]}`] : []);
const filesAlone = `Content-Security-Policy: ${filePolicy}`;

/** Paths that the program answers, and not the folder of files: also the front desk page, which may be off. */
const programPaths = `/api/* ${staffPath} ${staffPath}.html ${staffPath}/*`;

/** The generated lines of each file of deploy/, by the names of their places. */
const lines: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "nginx.conf": {
    policies: [`default "${filePolicy}";`, String.raw`~^(200|206|304|404):.*\.html$ "${pagePolicy}";`],
    redirects: moved.map(([from, to]) => `${from} ${to};`),
    methods: ["~^(GET|HEAD): 0;", ...whenDelivering(`~^POST:(${messagesPath}|${staffApiPath})(/|$) 0;`)],
    messages: whenDelivering(
      `location ~ ^(/api/|${staffPath}($|[/.])) {`,
      '    add_header Allow "";',
      "    client_max_body_size 64k;",
      `    proxy_pass http://${program};`,
      "    proxy_set_header Host $http_host;",
      "    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
      "}",
    ),
    types: types.map(([ending, type]) => `"${type}" ${ending};`),
    headers: fixedHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`),
  },
  Caddyfile: {
    ours: [delivers ? `@ours not path ${programPaths}` : "@ours path *"],
    messages: whenDelivering(`@program path ${programPaths}`, "handle @program {", `\treverse_proxy ${program}`, "}"),
    policy: [`header {args.0} Content-Security-Policy "${pagePolicy}"`],
    headers: securityHeaders.map(([name, value]) => `${name} "${value}"`),
    types: types.map(([ending, type]) => String.raw`~\.${ending}$ "${type}"`),
    redirects: moved.map(([from, to]) => `${from} ${to}`),
  },
  "static-hosts/_headers": {
    rules: [
      ...rule("/*", ...fixedHeaders.map((header) => header.join(": ")), `Content-Security-Policy: ${pagePolicy}`),
      ...rule("/_astro/*", "Cache-Control: public, max-age=31536000, immutable", filesAlone),
      ...files.flatMap((path) => rule(path, ...typeOf(path), filesAlone)),
    ],
  },
  "static-hosts/_redirects": { redirects: Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`) },
};

/** Each file of deploy/ with generated lines: its URL, its text, and the text that it should have. */
export const deployFiles = Object.entries(lines).map(([name, places]) => {
  const url = new URL(`../deploy/${name}`, import.meta.url);
  const text = readFileSync(url, "utf8");
  const expected = text.replace(/^([ \t]*)# make-deploy: (\w+)\n[^]*?# end$/gm, (_, indent: string, place: string) =>
    [`# make-deploy: ${place}`, ...(places[place] ?? []), "# end"]
      .map((line) => (line ? indent + line : ""))
      .join("\n"),
  );
  return { name, url, text, expected };
});

if (import.meta.main) for (const { url, expected } of deployFiles) writeFileSync(url, expected);
