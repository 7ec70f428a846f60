import { once } from "node:events";
import { rename, truncate, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { securityHeaders } from "./headers.ts";
import { build, run } from "./test-program.ts";
import { request } from "./test-server.ts";

// Starting a program takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 20_000 };

const page = (name: string) => `<title>${name}</title>${"<p>Call us.".repeat(1_000)}`;
const pages = (name: string) => ({ "dist/index.html": page(name), "dist/404.html": "<title>Not found</title>" });

/** Starts the program over a build; gives it with its address. */
async function serve(folder: string, port = 0, options: Parameters<typeof run>[2] = {}) {
  const server = run({ PORT: String(port) }, folder, options);
  const [url, actualPort] = await server.said(/http:.*:(\d+)$/m);
  return { ...server, url, port: Number(actualPort) };
}

/**
 * Visitors who ask for the same thing again and again until the server is gone.
 *
 * `answered` counts whole answers; `gone` gives what every visitor met at last: a refused connection, or an answer
 * that was cut off after its headers had come.
 */
function visitors(count: number, url: string) {
  const seen = { answered: 0 };
  const visit = async () => {
    for (;;) {
      const answer = await fetch(url).catch(() => undefined);
      if (!answer) return "refused";
      if (!(await answer.arrayBuffer().catch(() => undefined))) return "cut off";
      seen.answered += 1;
    }
  };
  return { seen, gone: Promise.all(Array.from({ length: count }, visit)) };
}

test("told to stop under load, the server cuts off no answer that it has begun", async () => {
  // More than the system keeps in its buffers: answers are under way at every moment.
  const server = await serve(await build({ ...pages("Home"), "dist/large.bin": Buffer.alloc(16 * 2 ** 20) }));
  const { seen, gone } = visitors(4, `${server.url}/large.bin`);
  await vi.waitFor(() => expect(seen.answered).toBeGreaterThan(1), patience);
  server.child.kill("SIGTERM");
  expect(new Set(await gone)).toEqual(new Set(["refused"]));
  expect(await server.ended()).toMatchObject({ code: 0, output: expect.not.stringContaining("rror") });
});

test("killed under load, the server starts again on the same port, with the build that is there now", async () => {
  const folder = await build({ ...pages("Old"), "dist/old.txt": "old" });
  const server = await serve(folder);
  const { seen, gone } = visitors(8, server.url);
  await vi.waitFor(() => expect(seen.answered).toBeGreaterThan(50), patience);

  await rename(folder, `${folder}.old`);
  const next = await build(pages("New"));
  await rename(next, folder);
  expect((await request(server.port, "/")).body.toString()).toBe(page("Old"));
  expect((await request(server.port, "/old.txt")).body.toString()).toBe("old");
  server.child.kill("SIGKILL");
  await gone;
  await server.ended();

  const restarted = await serve(folder, server.port);
  expect(restarted.port).toBe(server.port);
  expect((await request(server.port, "/")).body.toString()).toBe(page("New"));
  expect(await request(server.port, "/old.txt")).toMatchObject({ status: 404 });
});

test("visitors who break off, before their answer and within it, end nothing but their own visit", async () => {
  const server = await serve(await build({ ...pages("Home"), "dist/large.bin": Buffer.alloc(16 * 2 ** 20) }));
  const large = "GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n";
  const hostile = ["GET / HTTP/1.1\r\nHost: a\r\n\r\n", "NONSENSE\r\n\r\n", "CONNECT a:443 HTTP/1.1\r\n\r\n"];
  for (const bytes of hostile) {
    const early = connect(server.port, "127.0.0.1");
    await once(early, "connect");
    early.write(bytes, () => early.resetAndDestroy());
    const late = connect(server.port, "127.0.0.1");
    late.write(large + bytes);
    await once(late, "readable");
    late.resetAndDestroy();
    expect(await request(server.port, "/")).toMatchObject({ status: 200 });
  }
  server.child.kill("SIGTERM");
  expect(await server.ended()).toMatchObject({ code: 0, output: expect.not.stringContaining("rror") });
});

test("more visitors than the system lets the server have are turned away, and the next ones served", async () => {
  const server = await serve(await build(pages("Home")), 0, { openFiles: 40 });
  const crowd = Array.from({ length: 200 }, () => connect(server.port, "127.0.0.1").on("error", () => {}));
  await vi.waitFor(() => expect(crowd.filter(({ closed }) => closed).length).toBeGreaterThan(100), patience);
  for (const visitor of crowd) visitor.destroy();

  const { status, headers } = await vi.waitFor(() => request(server.port, "/"), patience);
  expect(status).toBe(200);
  for (const [name, value] of securityHeaders) expect(headers.get(name)).toBe(value);
  server.child.kill("SIGTERM");
  expect(await server.ended()).toMatchObject({ code: 0, output: expect.not.stringContaining("rror") });
});

test("a file that cannot be read is an error that names it, and nothing is served", async () => {
  const folder = await build({ ...pages("Home"), "dist/broken.pdf": "" });
  // No right is needed for it, and none helps: no program may read so much at once. The file takes no room on the disk.
  await truncate(`${folder}/broken.pdf`, 3 * 2 ** 30);
  const { code, output } = await run({}, folder).ended();
  expect(code).toBe(1);
  expect(output).toContain(`Cannot read ${folder}/broken.pdf`);
  expect(output).toContain("npm run build");
  expect(output).not.toContain("Serving");
});

test("a file in the place of the folder is an error that names it", async () => {
  const folder = await build({});
  await writeFile(folder, "");
  const { code, output } = await run({}, folder).ended();
  expect(code).toBe(1);
  expect(output).toContain(folder);
  expect(output).not.toContain("Serving");
});
