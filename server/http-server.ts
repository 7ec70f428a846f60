import { createServer, STATUS_CODES } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { methodNotAllowed, plainAnswer } from "./answers.ts";
import type { Answer } from "./answers.ts";
import type { App } from "./app.ts";
import { watchConnections } from "./connections.ts";
import { securityHeaders } from "./headers.ts";

/** In milliseconds; a browser needs much less for any of these. */
const usualLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  /** After so long in which nothing is sent or read, the visitor has left. */
  silence: 60_000,
  /** For so long a refused client may go on sending: closed at once, it would lose our answer with what it still sends. */
  refusal: 2_000,
};

const everywhere = Object.fromEntries(securityHeaders);

/** What Node could not read as HTTP, by its error code; anything else is 400. */
const unreadableStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * The network side of the app: a server, not listening yet, whose every answer carries the security headers.
 *
 * They are set here and not in the app, because some requests never reach it: Node hands over what it could not read.
 */
export function createHttpServer(app: App, limits = usualLimits): Server {
  // Node would refuse a missing Host or an unknown Expect by itself, without our headers.
  const options = { ...limits, requireHostHeader: false, joinDuplicateHeaders: true };
  const server = createServer(options, (incoming, outgoing) => {
    const { status, headers, body } = answerOf(app, incoming);
    outgoing.writeHead(status, { ...everywhere, ...headers }).end(body);
  });
  server.setTimeout(limits.silence);
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));

  const { isAnswering } = watchConnections(server);
  const refuse = (socket: Duplex, answer: Answer) => {
    if (socket.writableEnded) return;
    // A second answer inside one that is being sent would be read as part of it.
    if (isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(raw(answer));
    const limit = setTimeout(() => socket.destroy(), limits.refusal);
    socket.once("close", () => clearTimeout(limit));
  };
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    refuse(socket, plainAnswer(unreadableStatus[code] ?? 400, ""));
  });
  server.on("connect", (_incoming, socket) => refuse(socket, methodNotAllowed()));
  return server;
}

function answerOf(app: App, incoming: IncomingMessage): Answer {
  try {
    return app(incoming);
  } catch (error) {
    console.error(error);
    return plainAnswer(500, "Something went wrong on our side. Please try again, or call us.\n");
  }
}

function raw({ status, headers, body = "" }: Answer): string {
  const all = { ...everywhere, ...headers, Date: new Date().toUTCString(), Connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", String(body)].join("\r\n");
}
