import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { onlyHosts } from "./guard.ts";
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
