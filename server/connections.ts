import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * Makes `server.close()` wait until every answer has left, and tells which one a connection will send last.
 *
 * Node counts an answer as over once its last bytes are queued, so closing would cut off a visitor who reads slowly.
 */
export function watchConnections(server: Server): {
  lastAnswer: (socket: Duplex) => ServerResponse | undefined;
} {
  const running = new Map<Duplex, Set<ServerResponse>>();
  const lastAnswer = (socket: Duplex) => [...(running.get(socket) ?? [])].at(-1);

  server.closeIdleConnections = () => {
    for (const [socket, answers] of running) if (answers.size === 0) (socket as Socket).destroySoon();
  };
  server.on("connection", (socket) => {
    running.set(socket, new Set());
    socket.once("close", () => running.delete(socket));
  });
  server.prependListener("request", ({ socket }, outgoing) => {
    const answers = running.get(socket);
    answers?.add(outgoing);
    outgoing.once("close", () => {
      answers?.delete(outgoing);
      // What becomes idle after the server closed would otherwise wait out its keep-alive.
      if (!server.listening && !answers?.size) socket.destroySoon();
    });
  });
  return { lastAnswer };
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
