import { once } from "node:events";
import { cp } from "node:fs/promises";
import { createServer, connect } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { build, run } from "./test-program.ts";

// Starting a program takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** More than the system keeps in its buffers, so that the answer is still under way while nobody reads. */
const size = 32 * 1024 * 1024;
const pages = { "dist/index.html": "<title>Home</title>", "dist/404.html": "<title>Not found</title>" };

test("the server says where it serves, with the port the system chose", async () => {
  const folder = await build(pages);
  const server = run({}, folder);
  const [, url = ""] = await server.said(/^Serving dist\/ at (http:\/\/127\.0\.0\.1:[1-9]\d*)$/m);
  expect(await (await fetch(url)).text()).toBe(pages["dist/index.html"]);
});

test("the server needs nothing but its own files and the routes: no package", async () => {
  const folder = await build(pages);
  const release = join(folder, "..");
  const project = join(import.meta.dirname, "..");
  for (const name of ["package.json", "server", "src/routes.ts"])
    await cp(join(project, name), join(release, name), { recursive: true });

  const server = run({}, folder, { program: join(release, "server/main.ts") });
  const [, url = ""] = await server.said(/(http:\/\/127\.0\.0\.1:[1-9]\d*)$/m);
  expect(await fetch(`${url}/`)).toMatchObject({ status: 200 });
});

test("the server knows the redirects of the site", async () => {
  const folder = await build(pages);
  const server = run({}, folder);
  const [, url = ""] = await server.said(/(http:\/\/127\.0\.0\.1:[1-9]\d*)$/m);
  const { status, headers } = await fetch(`${url}/home/?a=1`, { redirect: "manual" });
  expect([status, headers.get("Location")]).toEqual([301, "/?a=1"]);
});

test("without HOST the server is reached as localhost", async () => {
  const folder = await build(pages);
  const server = run({ HOST: "" }, folder);
  const [, url = ""] = await server.said(/(http:\/\/localhost:\d+)$/m);
  expect(await fetch(url)).toMatchObject({ status: 200 });
});

test("a taken port is an error that names the port and the way out", async () => {
  const folder = await build(pages);
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const server = run({ PORT: String(port) }, folder);
  const { code, output } = await server.ended();
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toMatch(/PORT=\d+ npm start/);
});

test.each<{ files: Record<string, string>; missing: string; because: string }>([
  { files: {}, missing: "index.html", because: "nothing was built" },
  { files: { "dist/404.html": "" }, missing: "index.html", because: "the build is incomplete" },
  { files: { "dist/index.html": "" }, missing: "404.html", because: "the build is incomplete" },
])("without $missing there is an error that says to build: $because", async ({ files, missing }) => {
  const folder = await build(files);
  const server = run({}, folder);
  const { code, output } = await server.ended();
  expect(code).toBe(1);
  expect(output).toContain(missing);
  expect(output).toContain("npm run build");
});

test.each([
  { port: "http", because: "a name" },
  { port: "-1", because: "below the range" },
  { port: "65536", because: "above the range" },
  { port: "80.5", because: "a fraction" },
  { port: "0x50", because: "not decimal" },
])("PORT=$port is refused: $because", async ({ port }) => {
  const folder = await build(pages);
  const server = run({ PORT: port }, folder);
  const { code, output } = await server.ended();
  expect(code).toBe(1);
  expect(output).toContain(`PORT is "${port}"`);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s a slow answer is finished, new visitors are refused, and the server ends well",
  async (signal) => {
    const folder = await build({ ...pages, "dist/large.bin": Buffer.alloc(size) });
    const server = run({}, folder);
    const [, port] = await server.said(/:(\d+)$/m);

    const idle = connect(Number(port), "127.0.0.1").resume();
    idle.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(idle, "data");
    const slow = connect(Number(port), "127.0.0.1");
    slow.write("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(slow, "readable");

    const idleClosed = once(idle, "close");
    server.child.kill(signal);
    await server.said(/Stopping/);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    await idleClosed;

    let received = 0;
    for await (const chunk of slow) received += (chunk as Buffer).byteLength;
    expect(received).toBeGreaterThan(size);
    expect(await server.ended()).toMatchObject({ code: 0 });
  },
);
