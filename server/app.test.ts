import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { loadSite } from "./site.ts";
import { listen, request, temporaryFolder } from "./test-server.ts";

let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  await using outside = await temporaryFolder({ "secret.txt": "secret" });
  await using folder = await temporaryFolder({
    "index.html": "<title>Home</title>",
    "404.html": "<title>Not found</title>",
    "contact.html": "<title>Contact</title>",
    "contact.html.br": "",
    "contact.html.gz": "",
    "blog.html": "<title>Blog</title>",
    "blog/whiplash.html": "<title>Whiplash</title>",
    "blog/résumé.html": "<title>Résumé</title>",
    "_astro/page.3f9a.css": "body{}",
    ".env": "secret",
    "blog/.draft.html": "secret",
  });
  await symlink(join(outside.path, "secret.txt"), join(folder.path, "link.txt"));
  await symlink(outside.path, join(folder.path, "linked"));
  const site = await loadSite(folder.path);
  server = await listen(createApp({ site, redirects: { "/old": "/contact", "/old.php": "/contact#map" } }));
});

afterAll(() => server[Symbol.asyncDispose]());

const get = (path: string, headers?: Record<string, string>) => request(server.port, path, headers);

describe("pages", () => {
  test.each([
    { path: "/", title: "Home", because: "it is index.html" },
    { path: "/contact", title: "Contact", because: "it is contact.html" },
    { path: "/blog", title: "Blog", because: "the page wins over the folder of its name" },
    { path: "/blog/whiplash", title: "Whiplash", because: "pages stand in folders too" },
    { path: "/%63ontact", title: "Contact", because: "an encoded letter is the letter" },
    { path: "/blog/r%C3%A9sum%C3%A9", title: "Résumé", because: "names need not be ASCII" },
    { path: "/contact?from=ad", title: "Contact", because: "a query does not change the page" },
    { path: "http://localhost/contact", title: "Contact", because: "proxies may send the whole URL" },
  ])("$path is the page $title: $because", async ({ path, title }) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<title>${title}</title>`);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  test.each([
    { path: "/nowhere", because: "no such file" },
    { path: "/404", because: "the page for missing pages is not itself a page" },
    { path: "/404.html", because: "the same under its file name" },
    { path: "/404/", because: "the same with a slash" },
    { path: "/contact.html.br", because: "compressed files are sent only under the page's name" },
    { path: "/contact.html.gz", because: "compressed files are sent only under the page's name" },
    { path: "/.env", because: "hidden files stay hidden" },
    { path: "/blog/.draft", because: "hidden files stay hidden in folders" },
    { path: "/link.txt", because: "a link may lead out of the folder" },
    { path: "/linked/secret.txt", because: "a linked folder may lie outside" },
    { path: "/_astro", because: "a folder is not a page" },
    { path: "/Contact", because: "paths know capital letters" },
    { path: "/constructor", because: "names inside the program are no paths" },
    { path: "/%252e%252e/secret.txt", because: "paths are decoded once" },
  ])("$path is not found: $because", async ({ path }) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe("<title>Not found</title>");
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("no-cache");
  });

  test("a missing page is not found even for a client that says it holds whatever there is", async () => {
    expect(await get("/nowhere", { "If-None-Match": "*" })).toMatchObject({ status: 404 });
  });
});

describe("redirects", () => {
  test.each([
    { path: "/contact/", to: "/contact", because: "no trailing slash" },
    { path: "/contact.html", to: "/contact", because: "no file ending" },
    { path: "/blog/whiplash.html", to: "/blog/whiplash", because: "no file ending in folders" },
    { path: "/blog/r%C3%A9sum%C3%A9/", to: "/blog/r%C3%A9sum%C3%A9", because: "a location is ASCII" },
    { path: "/index.html", to: "/", because: "the home page is /" },
    { path: "/index", to: "/", because: "the home page is /" },
    { path: "/contact/?a=1&b=%20", to: "/contact?a=1&b=%20", because: "the query stays" },
    { path: "/old", to: "/contact", because: "it is in the list" },
    { path: "/old/?a=1", to: "/contact?a=1", because: "one step, not two" },
    { path: "/old.php?a=1", to: "/contact?a=1#map", because: "the query stands before the fragment" },
  ])("$path leads to $to for good: $because", async ({ path, to }) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.get("Location")).toBe(to);
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  test.each([
    "//evil.example/",
    "//evil.example/index.html",
    "///evil.example/",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%2Fevil.example/",
    "//contact/",
    "/%0D%0ALocation:%20//evil.example/",
  ])("%s never leads to another host", async (path) => {
    const { status, headers } = await get(path);
    expect([400, 404]).toContain(status);
    expect(headers.get("Location")).toBeNull();
  });
});

test.each([
  { path: "/../../etc/passwd", because: "it climbs out of the folder" },
  { path: "/blog/..", because: "it climbs, if only within" },
  { path: "/%2e%2e/secret.txt", because: "encoded dots climb as well" },
  { path: "/.%2E/secret.txt", because: "half-encoded dots climb as well" },
  { path: "/./contact", because: "browsers never send a dot segment" },
  { path: "/..%2fsecret.txt", because: "an encoded slash hides a segment" },
  { path: "/blog%2Fwhiplash", because: "an encoded slash is never part of a name here" },
  { path: "/..%5csecret.txt", because: "a backslash separates on Windows" },
  { path: "/blog\\whiplash", because: "a backslash separates on Windows" },
  { path: "/%00", because: "NUL ends a name for the system" },
  { path: "/contact%00.html", because: "NUL ends a name for the system" },
  { path: "/%", because: "half an escape" },
  { path: "/%zz", because: "no escape" },
  { path: "/%ff", because: "no UTF-8" },
  { path: "http://localhost/../secret.txt", because: "it climbs in a whole URL" },
  { path: "contact", because: "a path starts with a slash" },
])("$path is a bad request: $because", async ({ path }) => {
  expect(await get(path)).toMatchObject({ status: 400 });
});

describe("methods", () => {
  test.each(["/", "/contact", "/contact/", "/nowhere", "/healthz", "/%"])(
    "HEAD %s has the headers of GET and no body",
    async (path) => {
      const [head, answer] = await Promise.all(["HEAD", "GET"].map((method) => request(server.port, path, {}, method)));
      const told = (headers: Headers | undefined) => [...(headers ?? [])].filter(([name]) => name !== "date");
      expect(head?.body.byteLength).toBe(0);
      expect(head?.status).toBe(answer?.status);
      expect(told(head?.headers)).toEqual(told(answer?.headers));
      expect(answer?.headers.get("Content-Length")).toBe(String(answer?.body.byteLength));
    },
  );

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])("%s is not allowed", async (method) => {
    for (const path of ["/contact", "/healthz", "/nowhere"]) {
      const { status, headers } = await request(server.port, path, {}, method);
      expect(status).toBe(405);
      expect(headers.get("Allow")).toBe("GET, HEAD");
    }
  });
});

test("the health check says ok and is never kept", async () => {
  const { status, headers, body } = await get("/healthz");
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: "ok" });
  expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("no-store");
});
