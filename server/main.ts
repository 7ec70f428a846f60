/**
 * Serves the built site: `npm start`, or `node server/main.ts [folder]`.
 *
 * Environment: PORT (default 4321; 0 lets the system choose), HOST (default: every interface, because hosts and
 * containers reach a program from outside; all it serves is public).
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { basename, join, resolve } from "node:path";
import { redirects } from "#routes.ts";
import { createApp } from "./app.ts";
import { stop } from "./connections.ts";
import { createHttpServer } from "./http-server.ts";
import { loadSite } from "./site.ts";

const patience = 10_000;

try {
  await start();
} catch (error) {
  fail(error);
}

async function start(): Promise<void> {
  const port = portFrom(process.env.PORT || "4321");
  const host = process.env.HOST || undefined;
  const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../dist"));

  const server = createHttpServer(createApp({ site: await loadSite(root), redirects }));
  server.listen({ port, host });
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Error(listenProblem(error, port), { cause: error });
  });

  // Once only: a second Ctrl-C ends the program at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      console.log("Stopping: finishing the answers under way.");
      stop(server, patience).catch(fail);
    });
  }

  const { port: actualPort } = server.address() as AddressInfo;
  console.log(`Serving ${basename(root)}/ at http://${urlHost(host)}:${actualPort}`);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`PORT is "${text}", which is no port. Give a whole number from 0 to 65535: \`PORT=4322 npm start\`.`);
}

function listenProblem({ code, message }: NodeJS.ErrnoException, port: number): string {
  const another = `Choose another port: \`PORT=${port === 4321 ? 4322 : 4321} npm start\`.`;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program, so the site cannot be served. ${another}`;
  if (code === "EACCES") return `Port ${port} needs rights that this user does not have. ${another}`;
  return `Cannot listen on port ${port}: ${message}. Check PORT and HOST.`;
}

function urlHost(host = "localhost"): string {
  return host.includes(":") ? `[${host}]` : host;
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
