import { createServer, STATUS_CODES, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "./headers.ts";

/** The port that the environment names, 0 to let the system choose; nothing when it is not a port. */
export function readPort(text: string | undefined, usual: number): number | undefined {
  if (!text) return usual;
  return /^\d+$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** How long clients may take, in milliseconds. Node looks for late headers and bodies in intervals of `checking`. */
export const usualLimits = { headers: 10_000, request: 12_000, idle: 10_000, checking: 1_000 };

/**
 * The HTTP server of the site: it puts the security headers on every answer, also on refusals of Node, and closes slow
 * and broken connections. `stop` finishes the answers under way.
 */
export function createSiteServer(answer: RequestListener, limits = usualLimits) {
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checking,
    // By itself Node would refuse a missing Host without our headers.
    requireHostHeader: false,
  };
  const underWay = new Set<ServerResponse>();
  const endWithLast = () => !server.listening && underWay.size === 0 && server.closeAllConnections();
  const server = createServer(options, (incoming, outgoing) => {
    underWay.add(outgoing);
    outgoing.once("close", () => underWay.delete(outgoing) && endWithLast());
    outgoing.setHeaders(new Map(securityHeaders));
    // No one but the editor reads such a body: one that stays unread must not keep the connection.
    const { "content-length": length, "transfer-encoding": coding } = incoming.headers;
    if (incoming.method !== "POST" && (length || coding)) outgoing.shouldKeepAlive = false;
    answer(incoming, outgoing);
  });
  // Node would refuse an unknown Expect without our headers, too.
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  // A client that neither reads nor sends has left; with an answer to read, after twice as long.
  server.setTimeout(limits.idle);
  server.maxConnections = 1_000;
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || socket.bytesWritten > 0) return socket.destroy(); // Else that answer would have this in it.
    const status = code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
    const lines = [...securityHeaders, ["Content-Length", "0"], ["Connection", "close"]].map((line) => line.join(": "));
    return socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
  });
  const stop = () => {
    // Node takes an answer for sent once its last byte is queued, and would cut off a slow reader.
    server.closeIdleConnections = () => {};
    server.close();
    endWithLast();
  };
  return { server, stop };
}
