import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { App } from "./app.ts";
import { createHttpServer } from "./http-server.ts";

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
export async function listen(app: App) {
  const server: Server = createHttpServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What came back over a socket, taken apart as little as possible. */
type RawAnswer = { status: number; headers: Headers; body: Buffer };

/** Sends a request byte for byte, with no client in between that tidies the path, and reads until the server hangs up. */
export async function sendRaw(port: number, lines: readonly string[]): Promise<RawAnswer> {
  const socket = connect(port, "127.0.0.1");
  socket.end([...lines, "", ""].join("\r\n"));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);

  const bytes = Buffer.concat(chunks);
  const split = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...headerLines] = bytes.subarray(0, split).toString("latin1").split("\r\n");
  const headers = new Headers(
    headerLines.map((line): [string, string] => [line.split(":")[0] ?? "", line.replace(/^[^:]*:/, "")]),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body: bytes.subarray(split + 4) };
}

/** Sends one request for a path exactly as written, on a connection of its own. */
export function request(port: number, path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") {
  const all = { Host: "localhost", Connection: "close", ...headers };
  return sendRaw(port, [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
  ]);
}
