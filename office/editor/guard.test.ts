import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import { onlyHosts } from "#inbox/guard.ts";
import { openEditor } from "./testing.ts";
import { pageFolder, readPage, sendPage } from "#page-files.ts";

test.each([
  { host: "127.0.0.1:4322", status: 200, because: "it is ours" },
  { host: "localhost:4322", status: 200, because: "it is ours" },
  { host: "LocalHost:4322", status: 200, because: "names have no case" },
  { host: "localhost", status: 403, because: "the port is another program’s" },
  {
    host: "evil.example:4322",
    status: 403,
    because: "another site’s name can be resolved to this address (DNS rebinding)",
  },
  { host: "127.0.0.1:4322.evil.example", status: 403, because: "it only begins like ours" },
  { host: "", status: 403, because: "a browser always sends one" },
])("the host “$host” is answered with $status: $because", async ({ host, status }) => {
  const app = new Hono()
    .use(onlyHosts(["http://127.0.0.1:4322", "http://localhost:4322"]))
    .get("*", (c) => c.text("ok"));
  expect((await app.request("/", { headers: { Host: host } })).status).toBe(status);
});

test("the page has its policy and is never cached; no path leaves its folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  const built = join(folder, pageFolder("editor"));
  mkdirSync(join(built, "assets"), { recursive: true });
  writeFileSync(join(built, "../secret.txt"), "secret");
  writeFileSync(join(built, "index.html"), "<!doctype html>");
  writeFileSync(join(built, "assets/a.js"), "1");
  const page = await readPage(folder, "editor");
  const app = new Hono().get("*", (c) => sendPage(c, page, decodeURIComponent(c.req.path.slice(1))));

  const html = await app.request("/");
  expect(html.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*require-trusted-types-for 'script'/);
  expect(html.headers.get("Content-Security-Policy")).not.toContain("unsafe");
  expect(html.headers.get("Cache-Control")).toBe("no-store");
  expect((await app.request("/assets/a.js")).headers.get("Content-Type")).toContain("javascript");
  for (const path of ["/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/constructor"])
    expect((await app.request(path)).status, path).toBe(404);
  rmSync(folder, { recursive: true });
});

describe("hostile requests", async () => {
  const editor = await openEditor();
  afterAll(() => editor.close());
  const change = { collection: "facts", id: "facts", version: "x", values: {} };
  test.each([
    { what: "another origin", headers: { Origin: "https://evil.example" }, status: 403 },
    { what: "no origin", headers: { Origin: "" }, status: 403 },
    { what: "a site of the same owner", headers: { "Sec-Fetch-Site": "same-site" }, status: 403 },
    { what: "a form", headers: { "Content-Type": "text/plain" }, status: 415 },
    { what: "broken JSON", body: "{", status: 400 },
    { what: "a list", body: "[]", status: 400 },
    { what: "a number for an id", changed: { id: 1 }, status: 400 },
    {
      what: "values without an end",
      changed: { values: JSON.parse('{"a":'.repeat(30) + "1" + "}".repeat(30)) as object },
      status: 400,
    },
    { what: "bytes that are no text", body: new Uint8Array([0xff, 0xfe]), status: 400 },
    { what: "a megabyte", changed: { body: "x".repeat(1_000_000) }, status: 413 },
    { what: "a path for a collection", changed: { collection: "../package" }, status: 404 },
    { what: "a name of every object", changed: { collection: "__proto__" }, status: 404 },
    { what: "a path for an id", changed: { collection: "articles", id: "../../package" }, status: 404 },
  ])("$what is refused", async ({ headers, changed, body, status }) => {
    const { app, origin } = editor;
    const all = { "Content-Type": "application/json", Origin: origin, ...headers };
    const sent = Object.entries(all).filter(([, value]) => value !== "");
    const answer = await app.request("/api/entry", {
      method: "PUT",
      headers: sent as [string, string][],
      body: body ?? JSON.stringify({ ...change, ...changed }),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ problem: expect.any(String) });
  });

  test("another site cannot read, and keys without a form field are not written", async () => {
    const { app, entry, send, read } = editor;
    const asked = await app.request("/api/collections", { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(asked.status).toBe(403);
    const { values, version } = await entry("facts", "facts");
    const before = read("facts.yaml");
    const sent = JSON.parse(
      JSON.stringify({ collection: "facts", id: "facts", version, values }).replace(
        '"values":{',
        '"values":{"__proto__":{"a":"b"},"own":"c",',
      ),
    ) as object;
    expect((await send("PUT", "entry", sent)).body).toMatchObject({
      general: expect.arrayContaining([expect.stringContaining("own")]),
    });
    expect(read("facts.yaml")).toBe(before);
  });

  test("typed values are saved as text, whatever they look like", async () => {
    const { entry, save } = editor;
    const wait = "a week\u0000\u0007 # (\ud800) x";
    expect((await save("facts", "facts", { wait })).status).toBe(200);
    expect((await entry("facts", "facts")).values["wait"]).toBe("a week # (\ufffd) x");
  });
});
