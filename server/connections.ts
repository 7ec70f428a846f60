import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * Makes `server.close()` wait until every answer has left, and tells whether a connection is in the middle of one.
 *
 * Node counts an answer as over once its last bytes are queued, so closing would cut off a visitor who reads slowly.
 */
export function watchConnections(server: Server): { isAnswering: (socket: Duplex) => boolean } {
  const open = new Set<Socket>();
  const running = new Set<ServerResponse>();
  const isAnswering = (socket: Duplex) => [...running].some(({ req }) => req.socket === socket);

  server.closeIdleConnections = () => {
    for (const socket of open) if (!isAnswering(socket)) socket.destroySoon();
  };
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.prependListener("request", (_incoming, outgoing) => {
    running.add(outgoing);
    outgoing.once("close", () => {
      running.delete(outgoing);
      // What becomes idle after the server closed would otherwise wait out its keep-alive.
      if (!server.listening) server.closeIdleConnections();
    });
  });
  return { isAnswering };
}

/**
 * Stops accepting, lets running answers finish, and resolves when the last connection is closed.
 *
 * Rejects after `patience` milliseconds: one visitor who reads slowly must not hold up a release.
 */
export function stop(server: Server, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      server.closeAllConnections();
      reject(new Error(`Some answers were still being sent after ${patience} ms and were cut off.`));
    }, patience);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
  });
}
