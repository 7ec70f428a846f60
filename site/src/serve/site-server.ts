import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "./headers.ts";

/** The port from the environment, 0 to let the system choose; undefined when it is not a port. */
export function readPort(text: string | undefined, usual: number): number | undefined {
  if (!text) return usual;
  return /^\d+$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** Ends the program with a message. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Timeouts for clients, in milliseconds; a photograph for the editor may take `request`. Node checks for late headers and
 * bodies at intervals of `checking`.
 */
export const usualLimits = { headers: 10_000, request: 45_000, idle: 10_000, checking: 1_000 };

/** Whether there is one valid Host, or none in HTTP/1.0 (RFC 9112, section 3.2). */
function hasValidHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host = "", ...others] = headersDistinct.host ?? [];
  if (others.length > 0) return false;
  if (host === "") return httpVersion === "1.0";
  return /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:\d*)?$/i.test(host) && URL.canParse(`http://${host}`);
}

/** Makes an absolute request target relative; false when it names another host than Host, or a user. */
function takeAbsoluteTarget(incoming: IncomingMessage): boolean {
  const { url = "", headers } = incoming;
  if (!/^[a-z][a-z\d+.-]*:/i.test(url)) return true;
  const target = URL.parse(url);
  if (target?.protocol !== "http:" || target.username || target.password || !/^http:\/\/[^/]/i.test(url)) return false;
  incoming.url = target.pathname + target.search;
  return target.host === URL.parse(`http://${headers.host ?? target.host}`)?.host;
}

/**
 * The HTTP server of the site: it sets the security headers on every response, including errors sent by Node, and
 * closes slow and broken connections. `stop` finishes pending responses.
 */
export function createSiteServer(answer: RequestListener, limits = usualLimits) {
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checking,
    // `hasValidHost` checks it: Node would reject a missing Host without our headers.
    requireHostHeader: false,
  };
  const underWay = new Set<ServerResponse>();
  const endWithLast = () => !server.listening && underWay.size === 0 && server.closeAllConnections();
  const server = createServer(options, (incoming, outgoing) => {
    underWay.add(outgoing);
    outgoing.once("close", () => underWay.delete(outgoing) && endWithLast());
    outgoing.setHeaders(new Map(securityHeaders));
    // Only the editor reads such a body: an unread one must not keep the connection open.
    const { "content-length": length, "transfer-encoding": coding } = incoming.headers;
    if (incoming.method !== "POST" && (length || coding)) outgoing.shouldKeepAlive = false;
    if (!hasValidHost(incoming) || !takeAbsoluteTarget(incoming))
      return outgoing.writeHead(400, { "Content-Length": 0, Connection: "close" }).end();
    // Request URLs are built with it.
    incoming.headers.host = incoming.headers.host?.replace(/:$/, "") || "localhost";
    return answer(incoming, outgoing);
  });
  // Node would reject an unknown Expect without our headers, too.
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  // A client that neither reads nor sends is gone; with a pending response, after twice as long.
  server.setTimeout(limits.idle);
  server.maxConnections = 1_000;
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || socket.bytesWritten > 0) return socket.destroy(); // Not into a response already begun.
    const status = code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
    const lines = [...securityHeaders, ["Content-Length", "0"], ["Connection", "close"]].map((line) => line.join(": "));
    return socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
  });
  const stop = () => {
    // Node considers a response sent once its last byte is queued, and would cut off a slow reader.
    server.closeIdleConnections = () => {};
    server.close();
    endWithLast();
  };
  return { server, stop };
}
