import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { App } from "./app.ts";
import { createHttpServer, usualLimits } from "./http-server.ts";

/** Writes files into a new folder of its own, for a test to serve; `await using` removes it again. */
export async function temporaryFolder(files: Readonly<Record<string, string | Buffer>>) {
  const path = await mkdtemp(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

/** Starts the app on a free port; `await using` stops it again. */
export async function listen(app: App, limits: Partial<typeof usualLimits> = {}) {
  const server: Server = createHttpServer(app, { ...usualLimits, ...limits }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** How many connections are open. */
    connections: () => promisify(server.getConnections.bind(server))(),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What came back over a socket, taken apart as little as possible. */
type RawAnswer = { status: number; headers: Headers; body: Buffer };

/**
 * Takes apart all that came over one connection; throws unless it is whole answers of HTTP, one after another.
 *
 * An answer to HEAD tells a length and has no body; without the request at hand, that is seen from what follows.
 */
export function readAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = bytes; rest.byteLength > 0;) {
    const split = rest.indexOf("\r\n\r\n");
    const [statusLine = "", ...headerLines] = rest.subarray(0, split).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) [\w -]+$/.exec(statusLine)?.[1]);
    const pairs = headerLines.map((line) => /^([\w-]+): ([\x20-\x7e]*)$/.exec(line)?.slice(1) as [string, string]);
    if (split < 0 || !status || pairs.includes(undefined as never))
      throw new Error(`No head of an answer: ${JSON.stringify(rest.subarray(0, 200).toString("latin1"))}`);

    const headers = new Headers(pairs);
    rest = rest.subarray(split + 4);
    const bodiless = status < 200 || status === 304 || rest.length === 0 || rest.indexOf("HTTP/1.1 ") === 0;
    const length = bodiless ? 0 : Number(headers.get("Content-Length") ?? Number.NaN);
    if (!(length <= rest.length)) throw new Error(`${rest.length} bytes after a head that promises ${length}.`);
    answers.push({ status, headers, body: rest.subarray(0, length) });
    rest = rest.subarray(length);
  }
  return answers;
}

/**
 * Sends bytes as they are and gives all that comes back until the server hangs up.
 *
 * Hangs up its own side after the last byte, unless told to leave that to the server.
 */
export async function exchange(port: number, bytes: string | Buffer, hangUp = true): Promise<Buffer> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes, "latin1");
  if (hangUp) socket.end();
  return Buffer.concat((await socket.toArray()) as Buffer[]);
}

/** Sends a request byte for byte, with no client in between that tidies the path; gives the first answer. */
export async function sendRaw(port: number, lines: readonly string[]): Promise<RawAnswer> {
  const [answer] = readAnswers(await exchange(port, [...lines, "", ""].join("\r\n")));
  if (!answer) throw new Error(`The server hung up without an answer to ${lines[0]}`);
  return answer;
}

/** Sends one request for a path exactly as written, on a connection of its own. */
export function request(port: number, path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") {
  const all = { Host: "localhost", Connection: "close", ...headers };
  return sendRaw(port, [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
  ]);
}
