import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { securityHeaders } from "./headers.ts";
import { build, run } from "./test-program.ts";
import { exchange, readAnswers, request } from "./test-server.ts";

// Seconds on an idle machine, a minute on a busy one.
vi.setConfig({ testTimeout: 300_000 });

const rounds = 10_000;
const atOnce = 16;
/** `FUZZ_SEED=1 npx vitest run --project unit server/fuzz` tries other requests than usual. */
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_121);
/** What the server may say; 500 is not among it. */
const allowed = [100, 200, 301, 304, 400, 404, 405, 408, 431];

const files = {
  "dist/index.html": `<title>Home</title>${"<p>Call us.".repeat(500)}`,
  "dist/index.html.br": "brotli",
  "dist/404.html": "<title>Not found</title>",
  "dist/contact.html": "<title>Contact</title>",
  "dist/_astro/page.3f9a.css": "body{}",
};

const good = [
  "GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nConnection: close\r\n\r\n",
  "HEAD /contact HTTP/1.1\r\nHost: a:8080\r\n\r\n",
  'GET /contact/?a=1&b=%20 HTTP/1.1\r\nHost: [::1]\r\nIf-None-Match: W/"abc", *\r\n\r\n',
  "GET http://a/_astro/page.3f9a.css HTTP/1.1\r\nHost: a\r\nUser-Agent: Mozilla/5.0\r\nCookie: a=b\r\n\r\n",
  "GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
  "POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\nhello",
  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n0\r\nX: a\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n",
];

const pieces = [
  ...[
    "\r\n",
    "\n",
    "\r",
    "\0",
    "\t",
    " ",
    ":",
    ";",
    ",",
    "%",
    "\\",
    "/",
    "?",
    "#",
    "\xff",
    "\xc0\xae",
    "%00",
    "%2e%2e%2f",
  ],
  ...[
    "../",
    "..;/",
    "//",
    "HTTP/1.1",
    "HTTP/0.9",
    "Host: b\r\n",
    "Content-Length: 3\r\n",
    "Transfer-Encoding: chunked\r\n",
  ],
  ...["Connection: close\r\n", "Expect: x\r\n", "q=", "x".repeat(17_000), "99999999999", "-1", ...good],
];

/** Numbers from 0 up to a limit, the same for the same seed (mulberry32). */
function dice(start: number) {
  let state = start;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** A request with one to four mistakes, or bytes of pure chance. */
function mutant(roll: (limit: number) => number): Buffer {
  const pick = <T>(from: readonly T[]) => from[roll(from.length)] as T;
  if (roll(20) === 0) return Buffer.from(Array.from({ length: roll(300) }, () => roll(256)));
  let bytes = Buffer.from(pick(good), "latin1");
  for (let mistakes = roll(4); mistakes >= 0; mistakes--) {
    const from = roll(bytes.length + 1);
    const to = from + roll(Math.min(30, bytes.length - from + 1));
    const between = pick([
      [],
      [Buffer.from(pick(pieces), "latin1")],
      [Buffer.from([roll(256)])],
      [bytes.subarray(from, to), bytes.subarray(from, to)],
    ]);
    bytes = Buffer.concat([bytes.subarray(0, from), ...between, bytes.subarray(pick([from, to]))]);
  }
  return bytes;
}

test(`${rounds} requests full of mistakes are answered in good HTTP, and leave nothing behind`, async () => {
  const node = ["--expose-gc", "--import", import.meta.resolve("./test-probe.ts")];
  const server = run({}, await build(files), { node });
  const [, text] = await server.said(/:(\d+)$/m);
  const port = Number(text);
  const held = async () => {
    server.child.send({});
    const [report] = await once(server.child, "message");
    return report as { bytes: number; connections: number };
  };

  const roll = dice(seed);
  const round = async (number: number) => {
    const bytes = mutant(roll);
    try {
      for (const { status, headers } of readAnswers(await exchange(port, bytes))) {
        expect(allowed).toContain(status);
        if (status === 100) continue;
        for (const [name, value] of securityHeaders)
          if (headers.get(name) !== value) throw new Error(`${name} is missing`);
      }
    } catch (error) {
      const sent = JSON.stringify(bytes.toString("latin1"));
      throw new Error(`Request ${number} of FUZZ_SEED=${seed}: ${sent}`, { cause: error });
    }
  };
  let next = 0;
  const play = async (until: number) => {
    const player = async () => {
      while (next < until) await round(next++);
    };
    await Promise.all(Array.from({ length: atOnce }, player));
  };

  await play(rounds / 10);
  const before = await held();
  await play(rounds);
  expect(await request(port, "/healthz")).toMatchObject({ status: 200 });
  await expect.poll(async () => (await held()).connections, { timeout: 20_000 }).toBe(0);
  expect((await held()).bytes - before.bytes).toBeLessThan(4 * 2 ** 20);
  server.child.kill("SIGTERM");
  const { code, output } = await server.ended();
  expect(code).toBe(0);
  expect(output.trim().split("\n")).toEqual([expect.stringMatching(/^Serving/), expect.stringMatching(/^Stopping/)]);
});
