import { createServer, STATUS_CODES } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { methodNotAllowed, plainAnswer } from "./answers.ts";
import type { Answer } from "./answers.ts";
import type { App } from "./app.ts";
import { watchConnections } from "./connections.ts";
import { securityHeaders } from "./headers.ts";

/** How long a client may take, in milliseconds; a browser needs much less for any of these. */
export const usualLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  /** After so long in which nothing is sent or read, the visitor has left. */
  silence: 60_000,
};

const everywhere = Object.fromEntries(securityHeaders);

/** What Node could not read as HTTP, by its error code; anything else is 400. */
const unreadableStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
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
    // HTTP/1.1 keeps a connection without a word (RFC 9112, section 9.3), and words take room from the first packets.
    if (incoming.httpVersion === "1.1" && outgoing.shouldKeepAlive) outgoing.removeHeader("Connection");
    outgoing.writeHead(status, { ...everywhere, ...headers }).end(body);
  });
  server.setTimeout(limits.silence);
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));

  const { lastAnswer } = watchConnections(server);
  const refused = new WeakSet<Duplex>();
  const refuse = (socket: Duplex, answer: Answer) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    // Not cut off: that would take back the answer from a client that is still sending. The limits end it.
    const end = () => socket.writable && socket.end(raw(answer));
    // An answer inside another that is being sent would be read as part of it.
    const last = lastAnswer(socket);
    if (last) last.once("close", end);
    else end();
  };
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    // A request with a slow body has had its answer: 408 would be taken for the answer to the next one.
    if (code === "ERR_HTTP_REQUEST_TIMEOUT" && (socket as Socket).bytesWritten > 0) socket.destroy();
    else refuse(socket, plainAnswer(unreadableStatus[code] ?? 400, ""));
  });
  server.on("connect", (_incoming, socket) => {
    // Node hands it over and forgets it: an error without a listener would end the program, and nothing else the silence.
    socket.on("error", () => {});
    socket.once("timeout", () => socket.destroy());
    socket.once("finish", () => socket.destroy());
    refuse(socket, methodNotAllowed());
  });
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
