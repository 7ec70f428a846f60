import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { securityHeaders } from "./headers.ts";
import { loadSite } from "./site.ts";
import { exchange, listen, readAnswers, request, temporaryFolder } from "./test-server.ts";

let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  await using folder = await temporaryFolder({
    "index.html": "<title>Home</title>",
    "404.html": "<title>Not found</title>",
    "contact.html": "<title>Contact</title>",
  });
  server = await listen(createApp({ site: await loadSite(folder.path) }));
});

afterAll(() => server[Symbol.asyncDispose]());

afterEach(async () => {
  expect(await request(server.port, "/healthz")).toMatchObject({ status: 200 });
});

/** Sends bytes, waits until the server hangs up by itself, and gives the statuses of its answers. */
async function statuses(...lines: string[]): Promise<number[]> {
  const answers = readAnswers(await exchange(server.port, lines.join("\r\n"), false));
  for (const { status, headers } of answers.filter(({ status }) => status >= 200))
    for (const [name, value] of securityHeaders) expect(headers.get(name), `${name} of ${status}`).toBe(value);
  return answers.map(({ status }) => status);
}

describe("paths that climb", () => {
  test.each([
    { status: 400, path: "/%2e%2e/%2e%2e/etc/passwd", because: "encoded dots" },
    { status: 400, path: "/%2E%2e/etc/passwd", because: "encoded in both cases" },
    { status: 400, path: "/..%2f..%2fetc/passwd", because: "an encoded slash" },
    { status: 400, path: "/..%5c..%5cwindows", because: "an encoded backslash" },
    { status: 400, path: "/..\\..\\windows", because: "a backslash" },
    { status: 400, path: "/contact/../../etc/passwd", because: "in the middle" },
    { status: 400, path: "/contact/..", because: "at the end" },
    { status: 400, path: "//..//..//etc/passwd", because: "between doubled slashes" },
    { status: 400, path: "/%c0%ae%c0%ae/etc/passwd", because: "dots in overlong UTF-8, two bytes" },
    { status: 400, path: "/%e0%80%ae%e0%80%ae/etc/passwd", because: "dots in overlong UTF-8, three bytes" },
    { status: 400, path: "/..%c0%af..%c0%afetc/passwd", because: "a slash in overlong UTF-8" },
    { status: 400, path: "/..%c1%9c..%c1%9cwindows", because: "a backslash in overlong UTF-8" },
    { status: 400, path: "/%u002e%u002e/etc/passwd", because: "%u is no escape of a URL" },
    { status: 400, path: "/..%00/etc/passwd", because: "an encoded NUL" },
    { status: 400, path: "/..%0d%0a/etc/passwd", because: "an encoded line break" },
    { status: 400, path: "http://a/../etc/passwd", because: "in a whole URL" },
    { status: 400, path: "HTTP://a/%2e%2e/etc/passwd", because: "in a whole URL, encoded" },
    { status: 400, path: "file:///etc/passwd", because: "the URL of a file" },
    { status: 400, path: "ftp://a/etc/passwd", because: "the URL of something else" },
    { status: 400, path: "../etc/passwd", because: "no slash to begin with" },
    { status: 400, path: "/\xc0\xae\xc0\xae/../etc", because: "raw bytes, and dots" },
    { status: 404, path: "/%252e%252e/etc/passwd", because: "encoded twice is decoded once" },
    { status: 404, path: "/%25252e%25252e%25252fetc", because: "encoded three times" },
    { status: 404, path: "/..;/etc/passwd", because: "a parameter, as some servers strip it" },
    { status: 404, path: "/..;a=b/etc/passwd", because: "a parameter with a value" },
    { status: 404, path: "/.../etc/passwd", because: "three dots are a name" },
    { status: 404, path: "/%ef%bc%8e%ef%bc%8e/etc/passwd", because: "full-width dots are no dots" },
    { status: 400, path: "/\xef\xbc\x8e\xef\xbc\x8e/etc", because: "full-width dots, raw" },
    { status: 404, path: "/%2573erver/main.ts", because: "the program itself" },
    { status: 404, path: "//etc/passwd", because: "the root of the disk" },
    { status: 404, path: "/C:/windows/win.ini", because: "a drive" },
    { status: 404, path: "/proc/self/environ", because: "the system's own files" },
    { status: 404, path: "/contact::$DATA", because: "a stream of a Windows file" },
    { status: 404, path: "/__proto__", because: "a name inside the program" },
    { status: 404, path: "/package.json", because: "a file beside dist/" },
  ])("$path: $status, $because", async ({ path, status }) => {
    expect(await statuses(`GET ${path} HTTP/1.1`, "Host: a", "Connection: close", "", "")).toEqual([status]);
  });
});

describe("requests that are read differently by different programs are refused, and the connection closed", () => {
  const post = ["POST / HTTP/1.1", "Host: a"];
  const body = ["", "0", "", "GET /smuggled HTTP/1.1", "Host: a", "", ""];
  test.each([
    { lines: [...post, "Content-Length: 5", "Transfer-Encoding: chunked", ...body], because: "length and chunks" },
    { lines: [...post, "Transfer-Encoding: chunked", "Content-Length: 5", ...body], because: "chunks and length" },
    { lines: [...post, "Content-Length: 5", "Content-Length: 5", ...body], because: "the same length twice" },
    { lines: [...post, "Content-Length: 5", "Content-Length: 6", ...body], because: "two lengths" },
    { lines: [...post, "Content-Length: 5, 5", ...body], because: "a list of lengths" },
    { lines: [...post, "Content-Length: +5", ...body], because: "a sign before the length" },
    { lines: [...post, "Content-Length: -1", ...body], because: "less than nothing" },
    { lines: [...post, "Content-Length: 0x5", ...body], because: "a length in hexadecimal" },
    { lines: [...post, "Content-Length: 5 5", ...body], because: "a space in the length" },
    { lines: [...post, `Content-Length: ${"9".repeat(30)}`, ...body], because: "a length beyond all numbers" },
    { lines: [...post, "Content-Length : 5", ...body], because: "a space before the colon" },
    { lines: [...post, "Transfer-Encoding : chunked", ...body], because: "a space before the colon" },
    { lines: [...post, "Transfer-Encoding:", " chunked", ...body], because: "a folded line" },
    { lines: [...post, "X: a", " b", ...body], because: "a folded line of any header" },
    { lines: [...post, "Transfer-Encoding: xchunked", ...body], because: "almost chunked" },
    { lines: [...post, "Transfer-Encoding: \x0bchunked", ...body], because: "a control character" },
    { lines: [...post, "Transfer-Encoding: chunked, identity", ...body], because: "chunked, but not at last" },
    { lines: [...post, "Transfer-Encoding: identity", ...body], because: "no end to be seen" },
    { lines: [...post, "Transfer-Encoding: chunked", "Transfer-Encoding: x", ...body], because: "two encodings" },
    { lines: [...post, "Transfer-Encoding: chunked", "", "zz", "", ""], because: "no size of a chunk" },
    { lines: [...post, "Transfer-Encoding: chunked", "", "-1", "x", "0", "", ""], because: "a negative chunk" },
    { lines: [...post, "Transfer-Encoding: chunked", "", "f".repeat(17), "x", "0", "", ""], because: "a huge chunk" },
    { lines: [...post, "Transfer-Encoding: chunked", "", "1\nx\n0\n\n"], because: "chunks without CR" },
    {
      lines: [...post, "Transfer-Encoding: chunked", "", `1;${"a".repeat(20_000)}`, "x"],
      because: "an endless extension",
    },
    { lines: ["GET / HTTP/1.1", "Host: a", "Transfer-Encoding: chunked", ...body], because: "chunks on GET" },
    { lines: ["POST / HTTP/1.0", "Transfer-Encoding: chunked", ...body], because: "HTTP/1.0 knows no chunks" },
    { lines: ["GET / HTTP/1.1", " Host: a", "", ""], because: "a space before the first header" },
    { lines: ["GET / HTTP/1.1", "Host: a", "Host: b", "", ""], because: "two hosts" },
    { lines: ["GET / HTTP/1.1", "Host: a, b", "", ""], because: "a list of hosts" },
    { lines: ["GET / HTTP/1.1", "Host: a/b", "", ""], because: "a host with a path" },
    { lines: ["GET / HTTP/1.1", "Host: u@a", "", ""], because: "a host with a user" },
    { lines: ["GET / HTTP/1.1", "Host:", "", ""], because: "an empty host" },
    { lines: ["GET / HTTP/1.1\nHost: a\n\n"], because: "lines that end without CR" },
    { lines: ["GET / HTTP/1.1", "Host: a\nX: b", "", ""], because: "one line that ends without CR" },
    { lines: ["GET / HTTP/1.1", "Host: a\rX: b", "", ""], because: "one line that ends without LF" },
    { lines: ["GET / HTTP/1.1", "Host: a", "\n"], because: "an end without CR" },
    { lines: ["GET / HTTP/1.1", "Host: a", "X\0: b", "", ""], because: "NUL in the name of a header" },
    { lines: ["GET / HTTP/1.1", "Host: a", "X: a\0b", "", ""], because: "NUL in a header" },
    { lines: ["GET / HTTP/1.1", "Host: a", "nothing", "", ""], because: "a header without a colon" },
    { lines: ["G\0T / HTTP/1.1", "Host: a", "", ""], because: "NUL in the method" },
    { lines: ["get / HTTP/1.1", "Host: a", "", ""], because: "methods are written large" },
    { lines: ["BREW / HTTP/1.1", "Host: a", "", ""], because: "a method nobody knows" },
    { lines: [" GET / HTTP/1.1", "Host: a", "", ""], because: "a space before the method" },
    { lines: ["GET\t/\tHTTP/1.1", "Host: a", "", ""], because: "tabs in the first line" },
    { lines: ["GET / extra HTTP/1.1", "Host: a", "", ""], because: "a word too many" },
    { lines: ["GET HTTP/1.1", "Host: a", "", ""], because: "no path" },
  ])("400: $because", async ({ lines }) => {
    expect(await statuses(...lines)).toEqual([400]);
  });
});

describe("what is not HTTP/1 is refused in HTTP/1", () => {
  test.each([
    { bytes: "GET /\r\n\r\n", because: "HTTP/0.9" },
    { bytes: "GET / HTTP/0.9\r\n\r\n", because: "HTTP/0.9 by name" },
    { bytes: "GET / HTTP/1.2\r\nHost: a\r\n\r\n", because: "a version that never was" },
    { bytes: "GET / HTTP/3.0\r\nHost: a\r\n\r\n", because: "a version that speaks otherwise" },
    { bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0", because: "the preface of HTTP/2" },
    { bytes: `\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03${"\x11".repeat(500)}`, because: "a ClientHello of TLS" },
    { bytes: "SSH-2.0-OpenSSH_9.9\r\n", because: "SSH" },
    { bytes: "\0".repeat(1000), because: "a thousand NULs" },
    { bytes: "7".repeat(100_000), because: "a hundred thousand digits" },
  ])("$because", async ({ bytes }) => {
    expect(await statuses(bytes)).toEqual([400]);
  });
});

describe("too much is refused as such, and the client hears it even while it is still sending", () => {
  const small = Array.from({ length: 10_000 }, (_, index) => `X-${index}: ${"x".repeat(95)}`);
  test.each([
    { lines: ["GET / HTTP/1.1", "Host: a", `X: ${"x".repeat(1 << 20)}`, "", ""], because: "a header of 1 MB" },
    { lines: ["GET / HTTP/1.1", "Host: a", `X: ${"x".repeat(1 << 25)}`, "", ""], because: "a header of 32 MB" },
    { lines: ["GET / HTTP/1.1", "Host: a", ...small, "", ""], because: "10,000 headers, together 1 MB" },
    { lines: ["GET / HTTP/1.1", "Host: a", `${"x".repeat(1 << 20)}: x`, "", ""], because: "a name of 1 MB" },
    { lines: [`GET /${"x".repeat(1 << 20)} HTTP/1.1`, "Host: a", "", ""], because: "a path of 1 MB" },
  ])("431: $because", async ({ lines }) => {
    expect(await statuses(...lines)).toEqual([431]);
  });
});

describe("methods and wishes that this site does not know", () => {
  const close = ["Host: a", "Connection: close", "", ""];
  test.each([
    { lines: ["CONNECT a:443 HTTP/1.1", "Host: a", "", ""], statuses: [405], because: "it is no proxy" },
    {
      lines: ["CONNECT a:443 HTTP/1.1", "Host: a", "", "\x16\x03\x01"],
      statuses: [405],
      because: "nor with TLS inside",
    },
    { lines: ["TRACE / HTTP/1.1", ...close], statuses: [405], because: "it echoes nothing" },
    { lines: ["OPTIONS * HTTP/1.1", ...close], statuses: [405], because: "the whole server has no options" },
    { lines: ["PROPFIND / HTTP/1.1", ...close], statuses: [405], because: "it is no disk" },
    {
      lines: [
        "GET / HTTP/1.1",
        "Connection: close, Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        ...close,
      ],
      statuses: [200],
      because: "WebSocket is left aside",
    },
    {
      lines: ["GET / HTTP/1.1", "Connection: close, Upgrade", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk", ...close],
      statuses: [200],
      because: "HTTP/2 is left aside",
    },
    {
      lines: ["POST / HTTP/1.1", "Content-Length: 5", "Expect: 100-continue", ...close],
      statuses: [100, 405],
      because: "the client may go on, for nothing",
    },
    {
      lines: ["GET / HTTP/1.1", "Content-Length: 5", "Host: a", "", "helloGET /contact HTTP/1.1", ...close],
      statuses: [200, 200],
      because: "a body on GET is thrown away, to its last byte",
    },
  ])("$lines.0: $statuses, $because", async ({ lines, statuses: expected }) => {
    expect(await statuses(...lines)).toEqual(expected);
  });
});

describe("many requests in one packet", () => {
  const good = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const last = "GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

  test("are answered in order", async () => {
    const paths = Array.from({ length: 500 }, (_, index) => (index % 3 ? "/contact" : "/healthz"));
    expect(readAnswers(await exchange(server.port, paths.map(good).join("") + last, false))).toMatchObject([
      ...paths.map((path) => ({ body: Buffer.from(path === "/healthz" ? "ok" : "<title>Contact</title>") })),
      { status: 404 },
    ]);
  });

  test("are answered up to the first that cannot be read", async () => {
    expect(await statuses(good("/"), good("/contact").trimEnd(), "", "NONSENSE", "", good("/"))).toEqual([
      200, 200, 400,
    ]);
  });

  test("are answered up to the first that may be read in two ways", async () => {
    const two = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    expect(await statuses(good("/") + two + good("/contact"))).toEqual([200, 400]);
  });
});

test.each([
  { name: "Accept-Encoding", value: "br;q=0.1,".repeat(1_500), because: "many items" },
  { name: "Accept-Encoding", value: ";".repeat(15_000), because: "nothing but semicolons" },
  { name: "Accept-Encoding", value: `br${"; ".repeat(7_000)}q=1`, because: "many spaces" },
  { name: "Accept-Encoding", value: `br;${" ".repeat(15_000)}x`, because: "one long gap" },
  { name: "Accept-Encoding", value: `br;q=${"9".repeat(15_000)}`, because: "a number without end" },
  { name: "If-None-Match", value: '"a",'.repeat(3_500), because: "many tags" },
  { name: "If-None-Match", value: `W/"${" ".repeat(15_000)}`, because: "a tag without end" },
  { name: "If-None-Match", value: ",".repeat(15_000), because: "nothing but commas" },
  { name: "Host", value: "a.".repeat(7_500), because: "a host without end" },
  { name: "Cookie", value: "a=b; ".repeat(3_000), because: "all the cookies of a browser" },
])("a header as long as headers may be is read at once: $name, $because", async ({ name, value }) => {
  expect(await request(server.port, "/", { [name]: value })).toMatchObject({ status: 200 });
});

test.each([
  { path: `/${"/".repeat(15_000)}`, status: 404, because: "nothing but slashes" },
  { path: `/${"%2e".repeat(5_000)}`, status: 404, because: "nothing but dots" },
  { path: `/${"index/".repeat(2_500)}`, status: 404, because: "index, again and again" },
  { path: `/contact${".html".repeat(3_000)}`, status: 404, because: "endings, again and again" },
  { path: `/?${"?#".repeat(7_000)}`, status: 200, because: "a query of question marks" },
  { path: `/contact/?${"%".repeat(15_000)}`, status: 301, because: "a query of percent signs" },
])("a path as long as paths may be is read at once: $because", async ({ path, status }) => {
  expect(await request(server.port, path)).toMatchObject({ status });
});
