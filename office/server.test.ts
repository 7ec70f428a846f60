import { spawn } from "node:child_process";
import { once } from "node:events";
import { symlink } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ask } from "@practice/site/tests/support/ask.ts";
import {
  pathTraversals,
  expectInside,
  expectAnswer,
  expectSecurityHeaders,
  expectedAnswers,
  smallSite,
  titled,
} from "@practice/site/tests/support/expected-answers.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { createApp, readSite } from "@practice/site/serve/app.ts";
import { securityHeaders } from "@practice/site/serve/headers.ts";
import { createSiteServer, readPort, usualLimits } from "@practice/site/serve/site-server.ts";

/** More than the system's buffers hold, so that the answer is in flight until a client reads it. */
const size = 32 * 2 ** 20;

/** Runs the program as `npm start` does; `said` is all that it prints, `ended` its exit code. */
function run(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "server.ts"), folder], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => said.push(...chunk.toString().trim().split("\n")));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, said, ended };
}

/** Runs the program until it serves. */
async function serve(folder: string, environment: Record<string, string> = {}) {
  const server = run(folder, environment);
  await Promise.race([once(server.child.stdout, "data"), server.ended]);
  const [, url = "", port] = /^Website: (http:\/\/\S+:(\d+))$/.exec(server.said[0] ?? "") ?? [];
  if (!port) throw new Error(`The server does not serve: ${server.said.join("\n")}`);
  return { ...server, url, port: Number(port) };
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: Awaited<ReturnType<typeof serve>>;
let site: string;

beforeAll(async () => {
  const files = Object.entries(smallSite).map(([name, content]) => [`dist/${name}`, content] as const);
  const large = { "dist/large.bin": Buffer.alloc(size), "secret.txt": "secret", "linked/index.html": "secret" };
  folder = await temporaryFolder({ ...Object.fromEntries(files), ...large });
  site = join(folder.path, "dist");
  await symlink("../secret.txt", join(site, "link.txt"));
  await symlink("../linked", join(site, "linked"));
  server = await serve(site);
});

afterAll(async () => {
  server.child.kill();
  // After all requests above.
  expect(await server.ended).toBe(0);
  expect(server.said).toEqual([expect.stringMatching(/^Website: /), expect.stringMatching(/^Stopping/)]);
  await folder[Symbol.asyncDispose]();
});

describe("answers", () => {
  test.each(titled(expectedAnswers))("$status to $title", async (expected) => {
    expectAnswer(await ask(server.port, expected), expected);
  });

  test("a missing page is not found for a client that sends If-None-Match: *, either", async () => {
    const { status, headers } = await ask(server.port, { path: "/nowhere", headers: { "If-None-Match": "*" } });
    expect([status, headers.get("ETag")]).toEqual([404, null]);
  });

  test.each(
    titled([
      ...pathTraversals,
      { path: "/link.txt", because: "a symlink to outside of the folder" },
      { path: "/linked/index.html", because: "a linked folder outside" },
      { path: "/linked/", because: "a linked folder outside" },
    ]),
  )("does not leave the folder for $title", async ({ path }) => {
    const answer = await ask(server.port, { path });
    expectInside(answer);
    expectSecurityHeaders(answer.headers, answer.status === 404);
  });

  test("pages have these security headers", () => {
    expect(Object.fromEntries(securityHeaders)).toMatchObject({
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin",
      "Permissions-Policy": expect.stringContaining("geolocation=()"),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Content-Security-Policy": expect.stringMatching(/^default-src 'none'/),
    });
  });

  test("the health check answers ok and is never cached", async () => {
    const { status, headers, body } = await ask(server.port, { path: "/healthz" });
    expect([status, body.toString(), headers.get("Cache-Control")]).toEqual([200, "ok", "no-store"]);
    expectSecurityHeaders(headers);
  });

  test.each(["/contact", "/nowhere", "/favicon.svg"])("HEAD %s has the headers of GET", async (path) => {
    const asked = { path, headers: { "Accept-Encoding": "gzip" } };
    const [get, head] = [await ask(server.port, asked), await ask(server.port, { ...asked, method: "HEAD" })];
    const listed = ({ headers }: typeof get) => [...headers].filter(([name]) => name !== "date");
    expect(listed(head)).toEqual(listed(get));
    expect(get.headers.get("Content-Length")).toBe(String(get.body.byteLength));
  });

  test("each encoding has its own strong ETag; a request with it gets 304 with the headers of the page", async () => {
    const tags = new Set<string>();
    for (const accept of ["br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": accept };
      const first = await ask(server.port, { path: "/contact", headers });
      const tag = first.headers.get("ETag") ?? "";
      tags.add(tag);
      expect(tag).toMatch(/^"[\w-]+"$/);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
        const again = await ask(server.port, { path: "/contact", headers: { ...headers, "If-None-Match": known } });
        expect([again.status, again.body.byteLength]).toEqual([304, 0]);
        expectSecurityHeaders(again.headers, true);
        for (const name of ["ETag", "Cache-Control", "Vary"])
          expect(again.headers.get(name)).toBe(first.headers.get(name));
      }
      expect(await ask(server.port, { path: "/contact", headers: { ...headers, "If-Match": tag } })).toMatchObject({
        status: 200,
      });
    }
    expect(tags.size).toBe(3);
  });

  test("the ETag is the same after a restart, so browser caches stay valid", async () => {
    const other = await serve(site);
    onTestFinished(() => void other.child.kill());
    const tag = async (port: number) => (await ask(port, { path: "/contact" })).headers.get("ETag");
    expect(await tag(other.port)).toBe(await tag(server.port));
  });
});

/** Sends raw bytes, and returns the answer until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(bytes, "latin1");
  return Buffer.concat((await socket.toArray()) as Buffer[]).toString("latin1");
}

test.each([
  { status: 400, bytes: "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", because: "no host" },
  { status: 400, bytes: "GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n", because: "an empty host" },
  ...["a b", "user@a", "a/b", "a?b", "a#b", "a:b", "a:65536", "[::1", "<a>", "a\xe9", "{a}", 'a"b'].map((host) => ({
    status: 400,
    bytes: `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    because: `the invalid host ${host}`,
  })),
  ...["1.0", "1.1"].flatMap((version) =>
    [
      ["Host: a", "Host: b"],
      ["Host: a", "hOST: a"],
    ].map((lines) => ({
      status: 400,
      bytes: `GET / HTTP/${version}\r\n${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`,
      because: `two hosts in HTTP/${version}, ${lines.join(", ")}`,
    })),
  ),
  ...["GET /", "HEAD /contact", "GET /contact?from=ad"].map((asked) => ({
    status: 200,
    bytes: `${asked} HTTP/1.0\r\n\r\n`,
    because: `HTTP/1.0 knows no host: ${asked}`,
  })),
  { status: 200, bytes: "GET / HTTP/1.0\r\nHost: a\r\n\r\n", because: "HTTP/1.0 with a host" },
  { status: 400, bytes: "GET / HTTP/1.0\r\nHost: a b\r\n\r\n", because: "HTTP/1.0 with an invalid host" },
  { status: 200, bytes: "GET http://a/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", because: "a whole URL" },
  ...["http://b/", "http://user@a/", "http://user:secret@a/", "http:///", "ftp://a/"].map((target) => ({
    status: 400,
    bytes: `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    because: `a whole URL of another host, with a user, or of another kind: ${target}`,
  })),
  {
    status: 200,
    bytes: "GET HTTP://A/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    because: "names without case",
  },
  ...["A.Example:80", "a:", "192.0.2.1", "[2001:db8::1]:4321", "a_b"].map((host) => ({
    status: 200,
    bytes: `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    because: `the host ${host}`,
  })),
  { status: 400, bytes: "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", because: "not a path" },
  { status: 400, bytes: "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", because: "a raw NUL" },
  { status: 400, bytes: "NONSENSE\r\n\r\n", because: "not HTTP" },
  {
    status: 400,
    bytes: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    because: "two lengths, which a proxy may interpret differently",
  },
  { status: 431, bytes: `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, because: "too long a header" },
  {
    status: 200,
    bytes: "GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n",
    because: "an unknown expectation",
  },
])("$status with the security headers: $because", async ({ status, bytes }) => {
  const [head = ""] = (await exchange(bytes)).split("\r\n\r\n");
  const [first, ...lines] = head.split("\r\n");
  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expectSecurityHeaders(
    new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])),
    status === 200,
  );
});

test.each(["", "Host: a\r\n"])("the health check of a load balancer in HTTP/1.0 is answered: %j", async (host) => {
  expect(await exchange(`GET /healthz HTTP/1.0\r\n${host}\r\n`)).toMatch(/^HTTP\/1.1 200 [^]*\r\n\r\nok$/);
});

test("invalid bytes after an answer began get no second answer, which would be inside the first", async () => {
  const socket = connect(server.port, "127.0.0.1").on("error", () => {});
  socket.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "readable");
  socket.write("NONSENSE\r\n\r\n");
  let last = "";
  for await (const chunk of socket) last = (last + (chunk as Buffer).toString("latin1")).slice(-1000);
  expect(last).not.toContain("HTTP/1.1 400");
});

test.each([
  { under: "nothing", path: "/healthz" },
  { under: "an answer", path: "/large.bin" },
])("with $under in flight, a stop closes every idle connection, even without an idle timeout", async ({ path }) => {
  const listener = getRequestListener(createApp(await readSite(site), {}).fetch);
  const stopping = createSiteServer((incoming, outgoing) => void listener(incoming, outgoing));
  stopping.server.keepAliveTimeout = 0;
  stopping.server.setTimeout(0);
  await once(stopping.server.listen(0, "127.0.0.1"), "listening");
  const { port } = stopping.server.address() as AddressInfo;
  const [idle, slow] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  for (const [socket, asked] of [
    [idle, "/healthz"],
    [slow, path],
  ] as const) {
    socket.write(`GET ${asked} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, "readable");
  }
  const closed = once(stopping.server, "close");
  stopping.stop();
  idle.resume();
  slow.resume();
  await closed;
});

test("the default timeouts let no one hold a connection for a minute", () => {
  const { headers, request, idle, checking } = usualLimits;
  expect(Math.max(headers, request, 2 * idle) + checking).toBeLessThan(60_000);
});

test("connections beyond a thousand are closed at once, and later ones are served", async () => {
  const other = await serve(site);
  onTestFinished(() => void other.child.kill());
  const crowd: Socket[] = [];
  for (let index = 0; index < 1_000; index++) {
    const visitor = connect(other.port, "127.0.0.1").on("error", () => {});
    await once(visitor, "connect");
    crowd.push(visitor);
  }
  const refused = connect(other.port, "127.0.0.1")
    .on("error", () => {})
    .resume();
  await new Promise((resolve) => refused.once("close", resolve));
  // Not because of a timeout.
  expect(crowd.at(-1)?.closed).toBe(false);
  for (const visitor of crowd) visitor.destroy();
  const status = () =>
    ask(other.port, { path: "/" }).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
});

describe.concurrent("slow and broken clients are disconnected", () => {
  let limited: ReturnType<typeof createSiteServer>["server"];
  let port: number;
  beforeAll(async () => {
    const listener = getRequestListener(createApp(await readSite(site), {}).fetch);
    const limits = { headers: 2_000, request: 2_400, idle: 2_000, checking: 200 };
    limited = createSiteServer((incoming, outgoing) => void listener(incoming, outgoing), limits).server;
    await once(limited.listen(0, "127.0.0.1"), "listening");
    ({ port } = limited.address() as AddressInfo);
  });
  afterAll(() => void limited.close());

  test("one that never reads its answer", async () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    const { localPort } = socket;
    const closed = new Promise((resolve) =>
      limited.on("request", ({ socket: own }) => own.remotePort === localPort && own.once("close", resolve)),
    );
    socket.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
    await closed;
    let received = 0;
    socket.on("data", (chunk: Buffer) => (received += chunk.byteLength));
    await new Promise((resolve) => socket.once("close", resolve));
    expect(received).toBeLessThan(size);
  });

  /** Sends one piece after another forever; returns what was received until the server closed the connection. */
  async function trickle(start: string, piece: string): Promise<string> {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    socket.write(start);
    const drip = setInterval(() => socket.write(piece), 200);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(drip);
    return received;
  }

  test.each([
    { start: "", piece: "", answer: /^(HTTP\/1.1 408 |$)/, because: "it sends nothing" },
    { start: "GET / HTTP/1.1\r\nX: ", piece: "a", answer: /^HTTP\/1.1 408 /, because: "its headers never end" },
    {
      start: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n",
      piece: "a",
      answer: /^HTTP\/1.1 405 /,
      because: "its body never ends",
    },
    {
      start: "GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n",
      piece: "a",
      answer: /^HTTP\/1.1 200 /,
      because: "the body of its GET never ends",
    },
    { start: "NONSENSE\r\n\r\n", piece: "a", answer: /^HTTP\/1.1 400 /, because: "it keeps sending after its refusal" },
    { start: "CONNECT a:443 HTTP/1.1\r\n\r\n", piece: "a", answer: /^$/, because: "it wants another host" },
  ])("$because", async ({ start, piece, answer }) => {
    const received = await trickle(start, piece);
    expect(received).toMatch(answer);
    expect(received.match(/HTTP\/1.1 /g) ?? []).toHaveLength(received ? 1 : 0);
  });

  test("one that disconnects before its answer and during it", async () => {
    for (const bytes of ["GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n", "NONSENSE\r\n\r\n"]) {
      const early = connect(port, "127.0.0.1");
      await once(early, "connect");
      early.write(bytes, () => early.resetAndDestroy());
      const late = connect(port, "127.0.0.1").on("error", () => {});
      late.write(bytes);
      await once(late, "readable");
      late.resetAndDestroy();
    }
    expect(await ask(port, { path: "/" })).toMatchObject({ status: 200 });
  });
});

test.each([
  { text: undefined, port: 4321, because: "it is the default" },
  { text: "0", port: 0, because: "the system chooses" },
  { text: "65535", port: 65_535, because: "the last one" },
  { text: "http", port: undefined, because: "a name" },
  { text: "-1", port: undefined, because: "below the range" },
  { text: "65536", port: undefined, because: "above the range" },
  { text: "80.5", port: undefined, because: "a fraction" },
])("PORT=$text is read as $port: $because", ({ text, port }) => {
  expect(readPort(text, 4321)).toBe(port);
});

describe.concurrent("start and stop", () => {
  test.for(["SIGTERM", "SIGINT"] as const)(
    "on %s an answer in flight is completed, idle connections close, and the program exits with 0",
    async (signal, { expect }) => {
      const { child, port, said, ended } = await serve(site);
      const idle = connect(port, "127.0.0.1").resume();
      idle.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
      await once(idle, "data");
      const slow = connect(port, "127.0.0.1");
      slow.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
      await once(slow, "readable");

      child.kill(signal);
      await expect.poll(() => said.at(-1), { timeout: 30_000 }).toMatch(/^Stopping/);
      await expect(ask(port, { path: "/" })).rejects.toThrow();
      let received = 0;
      for await (const chunk of slow) received += (chunk as Buffer).byteLength;
      expect(received).toBeGreaterThan(size);
      expect(await ended).toBe(0);
    },
  );

  test.for([
    { host: "", others: false },
    { host: "0.0.0.0", others: true },
  ])(
    "HOST=$host is reached as localhost, and from other computers: $others",
    async ({ host, others }, { expect, onTestFinished }) => {
      const { child, url, port } = await serve(site, { HOST: host });
      onTestFinished(() => void child.kill());
      expect(url).toBe(`http://localhost:${port}`);
      expect(await fetch(url)).toMatchObject({ status: 200 });
      // Any address but 127.0.0.1 stands for the other interfaces.
      const asked = await fetch(`http://127.0.0.2:${port}`).then(
        ({ status }) => status,
        () => "refused",
      );
      expect(asked).toBe(others ? 200 : "refused");
    },
  );

  test("an invalid PORT is an error that says what to give", async () => {
    const { ended, said } = run(site, { PORT: "http" });
    expect(await ended).toBe(1);
    expect(said.join()).toContain('PORT is "http"');
  });

  test("a port in use is an error that names the port and what to do", async ({ onTestFinished }) => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { ended, said } = run(site, { PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.join()).toMatch(new RegExp(`Port ${port} is in use.*PORT=\\d+ npm start`));
  });

  test.each<Record<string, string>>([{}, { "404.html": "" }, { "index.html": "" }])(
    "without a complete build it says to build: %j",
    async (files) => {
      await using incomplete = await temporaryFolder(files);
      await expect(readSite(incomplete.path)).rejects.toThrow(/There is no .*npm run build/);
    },
  );

  test("a file in place of the folder is an error that says to build", async () => {
    const { ended, said } = run(join(dirname(site), "secret.txt"));
    expect(await ended).toBe(1);
    expect(said.join()).toContain("npm run build");
  });
});
