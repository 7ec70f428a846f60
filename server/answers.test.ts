import { rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { loadSite } from "./site.ts";
import { listen, request, temporaryFolder } from "./test-server.ts";

const contactPage = `<!doctype html><title>Contact</title>${"<p>Call us. ".repeat(300)}`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  folder = await temporaryFolder({
    "index.html": "<title>Home</title>",
    "404.html": "<title>Not found</title>",
    "contact.html": contactPage,
    "contact.html.br": brotliCompressSync(contactPage),
    "contact.html.gz": gzipSync(contactPage),
    "_astro/page.3f9a.css": "body{}",
    "favicon.svg": "<svg/>",
    "favicon.ico": "icon",
    "site.webmanifest": "{}",
    "robots.txt": "User-agent: *",
    "sitemap-index.xml": "<sitemapindex/>",
    "rss.xml": "<rss/>",
    "feed.json": "{}",
    "og/blog/memory.png": "picture",
    "notes.unknown": "?",
    ".well-known/security.txt": "Contact: mailto:office@example.com",
    "leaving.txt": "still here",
  });
  server = await listen(createApp({ site: await loadSite(folder.path) }));
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const get = (path: string, headers?: Record<string, string>) => request(server.port, path, headers);

test.each([
  { path: "/_astro/page.3f9a.css", type: "text/css; charset=utf-8", cache: "public, max-age=31536000, immutable" },
  { path: "/contact", type: "text/html; charset=utf-8", cache: "no-cache" },
  { path: "/favicon.svg", type: "image/svg+xml; charset=utf-8", cache: "public, max-age=3600" },
  { path: "/favicon.ico", type: "image/x-icon", cache: "public, max-age=3600" },
  { path: "/og/blog/memory.png", type: "image/png", cache: "public, max-age=3600" },
  { path: "/site.webmanifest", type: "application/manifest+json; charset=utf-8", cache: "public, max-age=3600" },
  { path: "/robots.txt", type: "text/plain; charset=utf-8", cache: "public, max-age=3600" },
  { path: "/sitemap-index.xml", type: "application/xml; charset=utf-8", cache: "public, max-age=3600" },
  { path: "/rss.xml", type: "application/xml; charset=utf-8", cache: "public, max-age=3600" },
  { path: "/feed.json", type: "application/json; charset=utf-8", cache: "public, max-age=3600" },
  { path: "/.well-known/security.txt", type: "text/plain; charset=utf-8", cache: "public, max-age=3600" },
  { path: "/notes.unknown", type: "application/octet-stream", cache: "public, max-age=3600" },
])("$path is $type and kept as $cache", async ({ path, type, cache }) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe(type);
  expect(headers.get("Cache-Control")).toBe(cache);
  expect(headers.get("Vary")).toBe("Accept-Encoding");
});

const plain = (bytes: Buffer) => bytes;
test.each([
  { accept: "gzip, deflate, br, zstd", encoding: "br", decode: brotliDecompressSync, because: "brotli is smallest" },
  { accept: "gzip", encoding: "gzip", decode: gunzipSync, because: "brotli was not offered" },
  { accept: "br;q=0.5, gzip;q=0.8", encoding: "gzip", decode: gunzipSync, because: "the client prefers it" },
  { accept: "br;q=0, *", encoding: "gzip", decode: gunzipSync, because: "the star excludes what is named" },
  { accept: "*", encoding: "br", decode: brotliDecompressSync, because: "anything goes" },
  { accept: "BR", encoding: "br", decode: brotliDecompressSync, because: "names of encodings have no case" },
  { accept: "br;q=0, gzip;q=0", encoding: null, decode: plain, because: "both are excluded" },
  { accept: "*;q=0", encoding: null, decode: plain, because: "plain bytes are better than an error" },
  { accept: "br;q=0.1, identity", encoding: null, decode: plain, because: "the client prefers plain bytes" },
  { accept: "", encoding: null, decode: plain, because: "nothing was offered" },
  { accept: "deflate, zstd", encoding: null, decode: plain, because: "there is no such file" },
])("Accept-Encoding “$accept” gets $encoding: $because", async ({ accept, encoding, decode }) => {
  const { headers, body } = await get("/contact", { "Accept-Encoding": accept });
  expect(headers.get("Content-Encoding")).toBe(encoding);
  expect(headers.get("Content-Length")).toBe(String(body.byteLength));
  expect(decode(body).toString()).toBe(contactPage);
});

test("each encoding has a tag of its own, and the same one after a restart", async () => {
  const tags = async (port: number) => {
    const answers = ["br", "gzip", "identity"].map((coding) =>
      request(port, "/contact", { "Accept-Encoding": coding }),
    );
    return (await Promise.all(answers)).map(({ headers }) => headers.get("ETag"));
  };
  await using restarted = await listen(createApp({ site: await loadSite(folder.path) }));
  const before = await tags(server.port);
  expect(new Set(before).size).toBe(3);
  expect(before).toEqual(await tags(restarted.port));
  for (const tag of before) expect(tag).toMatch(/^"[\w-]{11}"$/);
});

test.each([
  { header: (tag: string) => tag, status: 304, because: "it is the tag" },
  { header: (tag: string) => `"other", ${tag}`, status: 304, because: "it is one of several" },
  { header: (tag: string) => `W/${tag}`, status: 304, because: "proxies make tags weak" },
  { header: () => "*", status: 304, because: "any content will do" },
  { header: () => '"other"', status: 200, because: "the content is another" },
  { header: (tag: string) => tag.slice(0, -2), status: 200, because: "half a tag is another tag" },
])("a client that holds a page gets $status: $because", async ({ header, status }) => {
  const first = await get("/contact", { "Accept-Encoding": "br" });
  const again = { "Accept-Encoding": "br", "If-None-Match": header(first.headers.get("ETag") ?? "") };
  const second = await get("/contact", again);
  expect(second.status).toBe(status);
  expect(second.body.byteLength).toBe(status === 304 ? 0 : first.body.byteLength);
  for (const name of ["ETag", "Cache-Control", "Vary"]) expect(second.headers.get(name)).toBe(first.headers.get(name));
});

test("a client that holds another encoding gets the bytes it now asks for", async () => {
  const { headers } = await get("/contact", { "Accept-Encoding": "gzip" });
  const again = { "Accept-Encoding": "br", "If-None-Match": headers.get("ETag") ?? "" };
  expect(await get("/contact", again)).toMatchObject({ status: 200 });
});

test("fetch, as browsers have it, reads a compressed page", async () => {
  const answer = await fetch(`${server.url}/contact`);
  expect(answer.headers.get("Content-Encoding")).not.toBeNull();
  expect(await answer.text()).toBe(contactPage);
});

test("a file deleted while the server runs is still served: visitors see one whole build", async () => {
  await rm(join(folder.path, "leaving.txt"));
  expect((await get("/leaving.txt")).body.toString()).toBe("still here");
});
