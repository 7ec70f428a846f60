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
  const latest = new Map<Duplex, ServerResponse | undefined>();
  const lastAnswer = (socket: Duplex) => {
    const answer = latest.get(socket);
    return answer?.closed ? undefined : answer;
  };
  const closeWhenIdle = (socket: Socket) => {
    const last = lastAnswer(socket);
    if (last) last.once("close", () => closeWhenIdle(socket));
    else socket.destroySoon();
  };

  server.on("connection", (socket) => {
    latest.set(socket, undefined);
    socket.once("close", () => latest.delete(socket));
  });
  server.prependListener("request", ({ socket }, outgoing) => latest.set(socket, outgoing));
  server.closeIdleConnections = () => {
    for (const socket of latest.keys()) closeWhenIdle(socket as Socket);
  };
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
