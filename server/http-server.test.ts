import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { stop } from "./connections.ts";
import { securityHeaders } from "./headers.ts";
import { createHttpServer } from "./http-server.ts";
import { loadSite } from "./site.ts";
import type { Site } from "./site.ts";
import { exchange, listen, readAnswers, request, sendRaw, temporaryFolder } from "./test-server.ts";

let site: Site;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  await using folder = await temporaryFolder({
    "index.html": "<title>Home</title>",
    "404.html": "<title>Not found</title>",
    "contact.html": "<title>Contact</title>",
    "large.bin": Buffer.alloc(64 * 1024 * 1024),
  });
  site = await loadSite(folder.path);
  server = await listen(createApp({ site }));
});

afterAll(() => server[Symbol.asyncDispose]());

test("a health check in HTTP/1.0, which names no host, is answered", async () => {
  expect(await sendRaw(server.port, ["GET /healthz HTTP/1.0"])).toMatchObject({ status: 200 });
});

test.each([
  { status: 200, because: "a page", lines: ["GET /contact HTTP/1.1", "Host: a"] },
  { status: 200, because: "the health check", lines: ["GET /healthz HTTP/1.1", "Host: a"] },
  { status: 301, because: "a redirect", lines: ["GET /contact/ HTTP/1.1", "Host: a"] },
  { status: 304, because: "a page the client holds", lines: ["GET / HTTP/1.1", "Host: a", "If-None-Match: *"] },
  { status: 400, because: "a malformed path", lines: ["GET /% HTTP/1.1", "Host: a"] },
  { status: 400, because: "a backslash", lines: ["GET /\\ HTTP/1.1", "Host: a"] },
  { status: 400, because: "a host that is none", lines: ["GET / HTTP/1.1", "Host: a b"] },
  { status: 400, because: "no host", lines: ["GET / HTTP/1.1"] },
  { status: 400, because: "a raw NUL, refused by Node", lines: ["GET /\0 HTTP/1.1", "Host: a"] },
  { status: 400, because: "no HTTP, refused by Node", lines: ["HELLO"] },
  { status: 404, because: "an unknown path", lines: ["GET /nowhere HTTP/1.1", "Host: a"] },
  { status: 405, because: "another method", lines: ["DELETE / HTTP/1.1", "Host: a"] },
  { status: 200, because: "an expectation we ignore", lines: ["GET / HTTP/1.1", "Host: a", "Expect: tea"] },
  { status: 200, because: "an upgrade we ignore", lines: ["GET / HTTP/1.1", "Host: a", "Upgrade: h2c"] },
  { status: 431, because: "headers too long", lines: ["GET / HTTP/1.1", "Host: a", `X: ${"x".repeat(20_000)}`] },
])("answer $status carries the security headers: $because", async ({ status, lines }) => {
  const [requestLine = "", ...headerLines] = lines;
  const answer = await sendRaw(server.port, [requestLine, "Connection: close", ...headerLines]);
  expect(answer.status).toBe(status);
  for (const [name, value] of securityHeaders) expect(answer.headers.get(name)).toBe(value);
  for (const name of ["Server", "X-Powered-By"]) expect(answer.headers.get(name)).toBeNull();
});

test("a connection of HTTP/1.1 stays open without a word, one of HTTP/1.0 only if asked and told so", async () => {
  const next = "GET /healthz HTTP/1.1\r\nHost: a\r\n";
  const answers = readAnswers(await exchange(server.port, `${next}\r\n${next}Connection: close\r\n\r\n`, false));
  expect(answers.map(({ headers }) => headers.get("Connection"))).toEqual([null, "close"]);

  const older = "GET /healthz HTTP/1.0\r\n";
  const asked = `${older}Connection: keep-alive\r\n\r\n${older}\r\n`;
  const told = readAnswers(await exchange(server.port, asked, false));
  expect(told.map(({ headers }) => headers.get("Connection"))).toEqual(["keep-alive", "close"]);
});

test("a fault in the program is answered with 500, written to the log, and survived", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const fault = new Error("the disk is on fire");
  const broken = new Map(site.files);
  broken.get = (path) => {
    if (path === "/broken") throw fault;
    return site.files.get(path);
  };
  await using faulty = await listen(createApp({ site: { ...site, files: broken } }));

  const { status, headers, body } = await request(faulty.port, "/broken");
  expect(status).toBe(500);
  expect(body.toString()).not.toContain("fire");
  for (const [name, value] of securityHeaders) expect(headers.get(name)).toBe(value);
  expect(log).toHaveBeenCalledWith(fault);
  expect(await request(faulty.port, "/contact")).toMatchObject({ status: 200 });
  log.mockRestore();
});

test("a fault in what follows a request waits until that one has its whole answer", async () => {
  const reader = connect(server.port, "127.0.0.1");
  reader.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(reader, "readable");
  reader.write("NONSENSE\r\n\r\n");
  const [first, second, ...others] = readAnswers(Buffer.concat((await reader.toArray()) as Buffer[]));
  expect(first?.body.byteLength).toBe(64 * 1024 * 1024);
  expect(second?.status).toBe(400);
  expect(others).toEqual([]);
});

test("an answer under way when the server stops is sent whole, and then nothing keeps the server", async () => {
  const stopping = createHttpServer(createApp({ site })).listen(0, "127.0.0.1");
  stopping.keepAliveTimeout = 0; // for ever
  await once(stopping, "listening");

  const reader = connect((stopping.address() as AddressInfo).port, "127.0.0.1");
  reader.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(reader, "readable");
  const stopped = stop(stopping, 60_000);
  const received = Buffer.concat((await reader.toArray()) as Buffer[]);
  expect(received.byteLength).toBeGreaterThan(64 * 1024 * 1024);
  await stopped;
});

test("a visitor who never finishes reading does not hold up the stop for ever", async () => {
  const stubborn = createHttpServer(createApp({ site })).listen(0, "127.0.0.1");
  await once(stubborn, "listening");
  const reader = connect((stubborn.address() as AddressInfo).port, "127.0.0.1");
  reader.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(reader, "readable");
  await expect(stop(stubborn, 1)).rejects.toThrow("cut off");
  await once(reader.resume(), "close");
});
