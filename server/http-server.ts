import { createServer, STATUS_CODES } from "node:http";
import type { Server } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { badRequest } from "./app.ts";
import type { App } from "./app.ts";
import { plainAnswer } from "./answers.ts";
import { watchConnections } from "./connections.ts";
import { cacheControl, securityHeaders } from "./headers.ts";

/** In milliseconds; a browser needs much less for any of these. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};

/** After so many milliseconds in which nothing is sent or read, the visitor has left. */
const silence = 60_000;

/** What Node could not read as HTTP, by its error code; anything else is 400. */
const unreadableStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * The network side of the app: a server, not listening yet, whose every answer carries the security headers.
 *
 * They are set here and not in the app, because some answers are written by the adapter or by Node itself.
 */
export function createHttpServer(app: App): Server {
  // HTTP/1.0 health checks name no host; HTTP/1.1 without one is refused by the app.
  const answer = getRequestListener(app.fetch, { hostname: "localhost", errorHandler: adapterError });
  // Node would refuse a missing Host or an unknown Expect by itself, without our headers.
  const server = createServer({ ...limits, requireHostHeader: false }, (incoming, outgoing) => {
    for (const [name, value] of securityHeaders) outgoing.setHeader(name, value);
    void answer(incoming, outgoing);
  });
  server.setTimeout(silence);
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));

  const { isAnswering } = watchConnections(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // A second answer inside one that is being sent would be read as part of it.
    if (!socket.writable || isAnswering(socket)) socket.destroy();
    else socket.end(rawAnswer(unreadableStatus[error.code ?? ""] ?? 400), () => socket.destroy());
  });
  return server;
}

function adapterError(error: unknown): Response {
  if (error instanceof RequestError) return badRequest();
  console.error(error);
  return plainAnswer(500, "Something went wrong on our side.\n");
}

function rawAnswer(status: number): string {
  const headers = [
    ...securityHeaders,
    ["Cache-Control", cacheControl.never],
    ["Content-Length", "0"],
    ["Connection", "close"],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n");
}
