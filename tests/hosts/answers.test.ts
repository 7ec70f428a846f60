import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { redirects } from "#routes.ts";
import { securityHeaders } from "../../server/headers.ts";
import { canonicalPath } from "../../server/request-path.ts";
import { builtFiles, linkablePages } from "../support/built-pages.ts";
import { ask, caddy, nginx, ownServer, type Answer, type Asked, type Host } from "./hosts.ts";

let ours: Host;
let hosts: Host[];

beforeAll(async () => {
  hosts = await Promise.all([ownServer(), nginx(), caddy()]);
  [ours] = hosts as [Host];
});

afterAll(() => Promise.all(hosts.map(({ stop }) => stop())));

function decode(body: Buffer, encoding: string | null): Buffer {
  if (body.byteLength === 0 || encoding === null) return body;
  return encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
}

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** What a browser or a search engine acts upon. The words of an error in plain text are each host's own. */
function told({ status, headers, body }: Answer) {
  const encoding = headers.get("Content-Encoding");
  const isOurs = status === 200 || status === 404;
  return {
    status,
    location: headers.get("Location"),
    allow: headers.get("Allow"),
    cacheControl: headers.get("Cache-Control"),
    encoding,
    type: isOurs ? headers.get("Content-Type") : null,
    varies: encoding ? headers.get("Vary") : null,
    content: isOurs ? hash(decode(body, encoding)) : null,
  };
}

/** What a host of another make does instead: it answers as our server answers something else. */
type Instead = { as: Asked; why: string };
type Ways = { nginx?: Instead; caddy?: Instead };

function expectSecurityHeaders({ headers }: Answer) {
  for (const [name, value] of securityHeaders) expect(headers.get(name), name).toBe(value);
}

/** Every host tells what ours tells of the same, or of what the table says it takes it for. */
async function expectAlike({ nginx: byNginx, caddy: byCaddy, ...asked }: Asked & Ways) {
  const ways: Readonly<Record<string, Instead | undefined>> = { nginx: byNginx, caddy: byCaddy };
  for (const host of hosts) {
    const instead = ways[host.name]?.as;
    const expected = told(await ask(ours, { ...asked, ...instead }));
    const answer = await ask(host, asked);
    expect({ host: host.name, ...told(answer) }).toEqual({ host: host.name, ...expected });
    expectSecurityHeaders(answer);
  }
  return told(await ask(ours, asked));
}

const pathOf = (file: string) => (file.endsWith(".html") ? canonicalPath(`/${file}`) : `/${file}`);
const paths = builtFiles.filter((file) => file !== "404.html").map(pathOf);

describe("every file of the build", () => {
  test.each(["br", "gzip", "identity"])("is the same on every host when %s is asked for", async (encoding) => {
    for (const path of paths) {
      const { status, encoding: got } = await expectAlike({ path, headers: { "Accept-Encoding": encoding } });
      expect(status).toBe(200);
      expect([encoding, null]).toContain(got);
    }
    expect(paths.length).toBeGreaterThan(40);
  });

  test("is not sent again to who holds it", async () => {
    for (const host of hosts)
      for (const path of paths) {
        const headers = { "Accept-Encoding": "br" };
        const first = await ask(host, { path, headers });
        const again = { ...headers, "If-None-Match": first.headers.get("ETag") ?? "" };
        const second = await ask(host, { path, headers: again });
        expect([host.name, path, second.status]).toEqual([host.name, path, 304]);
        for (const name of ["ETag", "Cache-Control"]) expect(second.headers.get(name)).toBe(first.headers.get(name));
        expectSecurityHeaders(second);
      }
  });
});

describe("every page has one path", () => {
  const strays = linkablePages.flatMap(({ route }) =>
    route === "/"
      ? ["/index", "/index.html", "/index/", "/index.html/"]
      : [`${route}/`, `${route}.html`, `${route}/index`, `${route}/index.html`, `${route}.html/`],
  );

  test("every other form of it leads there", async () => {
    for (const path of strays) {
      const { status, location } = await expectAlike({ path });
      expect([path, status, location]).toEqual([path, 301, canonicalPath(path)]);
    }
  });

  test.each(Object.entries(redirects))("%s leads to %s, in any form and with its query", async (from, to) => {
    for (const form of ["", "/", ".html", "/index.html"])
      for (const query of ["", "?a=1&b=%20", "?"]) {
        const { status, location } = await expectAlike({ path: from + form + query });
        expect([status, location]).toEqual([301, to + (query === "?" ? "" : query)]);
      }
  });
});

type Case = Asked & Ways & { because: string };

const notFound = { path: "/nowhere" };
const article = "/blog/tbi-memory-loss-auto-accidents";
const unread = { as: notFound, why: "it has no opinion on what it cannot find" };
const resolves = { as: { path: "/contact" }, why: "it resolves dots as browsers do, never out of the folder" };
const decodes = { as: { path: article }, why: "it reads %2F as a slash" };
const taking = (accept: string) => ({ path: "/contact", headers: { "Accept-Encoding": accept } });
const anyBrotli = { as: taking("br"), why: "it takes what is offered, whichever the client prefers" };
const plain = { as: taking(""), why: "it does not read the star" };

const cases: Case[] = [
  { path: "/contact?from=ad", because: "a query does not change the page" },
  { path: "/contact/?from=ad&b=%20", because: "the query goes along" },
  { path: "/%63ontact", because: "an encoded letter is the letter" },
  { path: "/nowhere", because: "no such page" },
  { path: "/nowhere/", because: "no such page, and nothing to lead to" },
  { path: "/nowhere.html", because: "no such page, and nothing to lead to" },
  { path: "/blog/nowhere", because: "no such article" },
  { path: "/missing.png", because: "no such picture" },
  { path: "/Contact", because: "paths know capital letters" },
  { path: "/contact.php", because: "another ending is another path" },
  { path: "/_astro", because: "a folder is not a page" },
  { path: "/_astro/", because: "a folder is not listed" },
  { path: "/og/", because: "a folder is not listed" },
  { path: "/_astro/gone.js", because: "a script of an older release" },
  { path: "/404", because: "the page for missing pages is not itself a page" },
  { path: "/404.html", because: "the same under its file name" },
  { path: "/404/", because: "the same with a slash" },
  { path: "/contact.html.br", because: "compressed files are sent only under the page's name" },
  { path: "/contact.html.gz", because: "compressed files are sent only under the page's name" },
  { path: "/favicon.svg/", because: "a slash after a file leads to the file" },
  { path: "/.third-party.json", because: "hidden files stay hidden, this one of the build" },
  { path: "/.git/config", because: "hidden folders stay hidden" },
  { path: "/blog/.draft", because: "hidden files stay hidden in folders" },
  { path: "/.well-known/security.txt", because: "allowed, but not there" },
  { path: "/%252e%252e/secret.txt", because: "paths are decoded once" },
  { path: "//evil.example/", because: "never another host" },
  { path: "//evil.example/..", because: "never another host", nginx: unread, caddy: unread },
  { path: "//contact/", because: "two slashes are another path" },
  { path: "//contact", because: "two slashes are another path" },
  { path: "/blog//tbi-memory-loss-auto-accidents", because: "two slashes are another path" },
  { path: "/../../etc/passwd", because: "it climbs out of the folder", caddy: unread },
  { path: "/blog/../contact", because: "no browser asks so", nginx: resolves, caddy: unread },
  { path: "/%2e%2e/package.json", because: "encoded dots climb as well", caddy: unread },
  { path: article.replace("g/", "g%2F"), because: "%2F is never part of a name here", nginx: decodes, caddy: decodes },
  { path: "/..%5cpackage.json", because: "a backslash separates on Windows", nginx: unread, caddy: unread },
  { path: "/contact%00.html", because: "NUL ends a name for the system", caddy: unread },
  { path: "/%ff", because: "no UTF-8", nginx: unread, caddy: unread },
  { path: "/", method: "POST", because: "nothing can be sent here" },
  { path: "/nowhere", method: "POST", because: "nothing can be sent here" },
  { path: "/contact/", method: "PUT", because: "nothing can be sent here" },
  { path: "/contact", method: "DELETE", because: "nothing can be sent here" },
  { path: "/contact", method: "OPTIONS", because: "nothing can be sent here" },
  { path: "/contact", method: "TRACE", because: "nothing can be sent here" },
  { path: "/contact", method: "HEAD", because: "the headers alone" },
  { path: "/nowhere", method: "HEAD", because: "the headers alone" },
  { path: "/contact/", method: "HEAD", because: "the headers alone" },
  { path: "/contact", headers: { "If-None-Match": "*" }, because: "any content will do" },
  { path: "/contact", headers: { "If-None-Match": '"other"' }, because: "the content is another" },
  { path: "/nowhere", headers: { "Accept-Encoding": "br, gzip" }, because: "that page is compressed too" },
  { ...taking("gzip, deflate, br, zstd"), because: "brotli is smallest" },
  { ...taking("gzip"), because: "brotli was not offered" },
  { ...taking("BR"), because: "names of encodings have no case" },
  { ...taking("br;q=0, gzip"), because: "brotli is excluded" },
  { ...taking("br;q=0, gzip;q=0"), because: "both are excluded" },
  { ...taking("*;q=0"), because: "plain bytes are better than an error" },
  { ...taking("deflate, zstd"), because: "there is no such file" },
  { ...taking("br;q=0.5, gzip;q=0.8"), because: "the client prefers gzip", nginx: anyBrotli },
  { ...taking("br;q=0.1, identity"), because: "the client prefers it plain", nginx: anyBrotli, caddy: anyBrotli },
  { ...taking("*"), because: "anything goes", nginx: plain, caddy: plain },
  { ...taking("br;q=0, *"), because: "the star excludes what is named", nginx: plain, caddy: plain },
];

test.each(cases)("$path is answered alike: $because", async (asked) => {
  await expectAlike(asked);
});

test.each([
  { path: "/%", because: "half an escape" },
  { path: "/%zz", because: "no escape" },
])(
  "$path is a bad request everywhere: $because; Caddy's library refuses it before any header is set",
  async (asked) => {
    for (const host of hosts) {
      const answer = await ask(host, asked);
      expect([host.name, answer.status]).toEqual([host.name, 400]);
      if (host.name !== "caddy") expectSecurityHeaders(answer);
    }
  },
);

test("a part of a page is a part of the same bytes; our server, which may, sends all of them", async () => {
  const whole = (await ask(ours, { path: "/contact" })).body;
  for (const host of hosts) {
    const answer = await ask(host, { path: "/contact", headers: { Range: "bytes=0-9" } });
    const isPart = host !== ours;
    expect([host.name, answer.status]).toEqual([host.name, isPart ? 206 : 200]);
    expect(answer.body).toEqual(isPart ? whole.subarray(0, 10) : whole);
    expectSecurityHeaders(answer);
  }
});

test("what is missing is missing for a client that says it holds whatever there is; Caddy leaves the page out", async () => {
  for (const host of hosts) {
    const answer = await ask(host, { path: "/nowhere", headers: { "If-None-Match": "*" } });
    expect([host.name, answer.status, answer.body.byteLength > 0]).toEqual([host.name, 404, host.name !== "caddy"]);
    expectSecurityHeaders(answer);
  }
});
