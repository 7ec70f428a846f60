import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createApp } from "./app.ts";
import { securityHeaders } from "./headers.ts";
import { usualLimits } from "./http-server.ts";
import { loadSite } from "./site.ts";
import { listen, readAnswers, request, temporaryFolder } from "./test-server.ts";

const limits = {
  headersTimeout: 60,
  requestTimeout: 120,
  keepAliveTimeout: 50,
  connectionsCheckingInterval: 20,
  silence: 200,
};

let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  await using folder = await temporaryFolder({
    "index.html": "<title>Home</title>",
    "404.html": "<title>Not found</title>",
    "large.bin": Buffer.alloc(64 * 1024 * 1024),
  });
  server = await listen(createApp({ site: await loadSite(folder.path) }), limits);
});

afterAll(() => server[Symbol.asyncDispose]());

/** Sends one piece after another, slowly and for ever, and gives what came back when the server has hung up. */
async function trickle(start: string, piece: string, every = 10): Promise<ReturnType<typeof readAnswers>> {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(start);
  const drip = setInterval(() => socket.write(piece), every);
  onTestFinished(() => clearInterval(drip));
  return readAnswers(await heard(socket));
}

async function heard(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => {}); // what was written while the server hung up
  await closed(socket);
  return Buffer.concat(chunks);
}

/** Like `once`, but a connection that breaks is closed as well. */
function closed(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once("close", resolve));
}

test.each([
  { start: "", piece: "", because: "it says nothing" },
  { start: "", piece: "\r\n", because: "it says nothing but empty lines" },
  { start: "G", piece: "", because: "it stops in the method" },
  { start: "GET /", piece: "a", because: "its path never ends" },
  { start: "GET / HTTP/1.1\r\nHost: a\r\n", piece: "X: a\r\n", because: "its headers never end" },
  { start: "GET / HTTP/1.1\r\nHost: a\r\nX: ", piece: "a", because: "its header never ends" },
])("a client is told that its time is over: $because", async ({ start, piece }) => {
  const answers = await trickle(start, piece);
  expect(answers).toMatchObject([{ status: 408 }]);
  for (const [name, value] of securityHeaders) expect(answers[0]?.headers.get(name)).toBe(value);
});

test.each([
  {
    start: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n",
    piece: "a",
    statuses: [405],
    because: "its body never ends",
  },
  {
    start: "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
    piece: "1\r\na\r\n",
    statuses: [400],
    because: "its chunks never end",
  },
  {
    start: "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /nowhere HTTP/1.1\r\n",
    piece: "X: a\r\n",
    statuses: [200],
    because: "its second request never ends",
  },
  { start: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", piece: "", statuses: [200], because: "it has nothing more to ask" },
  { start: "CONNECT a:443 HTTP/1.1\r\n\r\n", piece: "a", statuses: [405], because: "it talks to another host" },
  { start: "NONSENSE\r\n\r\n", piece: "a", statuses: [400], because: "it goes on with its nonsense" },
])("a client that has been answered is left, without a second answer: $because", async ({ start, piece, statuses }) => {
  expect((await trickle(start, piece)).map(({ status }) => status)).toEqual(statuses);
});

test.each([
  { end: "", because: "it asks for much" },
  { end: "CONNECT a:443 HTTP/1.1\r\n\r\n", because: "it asks for much, then for another host" },
])("a client that reads nothing of its answer is left: $because", async ({ end }) => {
  const socket = connect(server.port, "127.0.0.1");
  socket.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n".repeat(100) + end);
  await once(socket, "readable");
  await expect.poll(() => server.connections(), { timeout: 4_000 }).toBe(0);
  socket.destroy();
});

test.each([
  { start: "NONSENSE\r\n\r\n", piece: "a", because: "it goes on with its nonsense" },
  { start: "NONSENSE\r\n\r\n", piece: "", because: "it says nothing more" },
  { start: "GET / HTTP/1.1\r\nHost: a\r\n\r\n\r\n\0", piece: "a", because: "its nonsense came second" },
  {
    start: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    piece: "a",
    because: "it goes on with its body",
  },
  { start: "CONNECT a:443 HTTP/1.1\r\n\r\n", piece: "a", because: "it talks to another host" },
])("a client that has been refused and does not hang up is cut off: $because", async ({ start, piece }) => {
  const socket = connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
  socket.write(start);
  const drip = setInterval(() => socket.write(piece), 10);
  onTestFinished(() => clearInterval(drip));
  await new Promise((resolve) => socket.resume().once("end", resolve));
  await expect.poll(() => server.connections(), { timeout: 4_000 }).toBe(0);
  socket.destroy();
});

test("a hundred slow clients do not keep others waiting", async () => {
  const slow = Array.from({ length: 100 }, () => connect(server.port, "127.0.0.1").on("error", () => {}));
  for (const socket of slow) socket.write("GET / HTTP/1.1\r\nX: ");
  expect(await request(server.port, "/")).toMatchObject({ status: 200 });
  await Promise.all(slow.map((socket) => closed(socket.resume())));
  await expect.poll(() => server.connections(), { timeout: 4_000 }).toBe(0);
});

test("the limits that visitors meet are looked after often enough, and let nobody hold a connection for a minute", () => {
  const { connectionsCheckingInterval, headersTimeout, requestTimeout, silence } = usualLimits;
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(60_000);
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThan(60_000);
  expect(Math.min(...Object.values(usualLimits))).toBeGreaterThan(0);
  expect(silence).toBeLessThanOrEqual(60_000);
});
