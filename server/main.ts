/**
 * Serves the built site: `npm start`, or `node server/main.ts [folder]`. Environment: PORT (default 4321; 0 lets the
 * system choose), HOST (default: every interface, because hosts and containers reach a program from outside).
 */
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { createServer, STATUS_CODES, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { basename, join, resolve } from "node:path";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { redirects } from "#routes.ts";
import { createApp, readSite, type Site } from "./app.ts";
import { securityHeaders } from "./headers.ts";
import type { People } from "./messages/start.ts";
import { takeWaitingSite } from "./publishing/swap.ts";

const port = process.env.PORT || "4321";
if (!/^\d+$/.test(port) || Number(port) > 65535)
  fail(`PORT is "${port}", not a port. Give a whole number from 0 to 65535: \`PORT=4322 npm start\`.`);
const host = process.env.HOST || undefined;
const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../dist"));
takeWaitingSite(root);
let site = await readSite(root).catch(({ message }: Error) => fail(message));
const built = site.has("/contact/arrived.html") ? "on" : "off";
const choice = process.env.MESSAGES || built;
if (["on", "off"].includes(choice) && choice !== built)
  fail(
    `MESSAGES is ${choice}, and ${basename(root)}/ was built with messages ${built}. Build it again: \`MESSAGES=${choice} npm run build\`.`,
  );
if (choice === "off" && ![undefined, "", "off"].includes(process.env.STAFF))
  fail(`STAFF is ${process.env.STAFF}, and messages are off. Write MESSAGES=on too, or STAFF=off.`);
// Nothing of it is loaded while messages are off.
const messages =
  choice === "off"
    ? undefined
    : await import("./messages/start.ts")
        .then(({ createMessages }) => createMessages(process.env, () => site))
        .catch(({ message }: Error) => fail(message));
const editor = messages?.people && (await openEditor(messages.routes, messages.people));
let app = createApp(site, redirects, messages?.routes);
const answer = getRequestListener(async (request, env) => {
  return (await editor?.preview(request)) ?? app.fetch(request, env);
});

// By itself Node would refuse a missing Host and an unknown Expect, without our headers. All times in milliseconds.
const limits = { headersTimeout: 10_000, requestTimeout: 12_000, connectionsCheckingInterval: 1_000 };
const underWay = new Set<ServerResponse>();
const endWithLast = () => !server.listening && underWay.size === 0 && server.closeAllConnections();
const server = createServer({ ...limits, requireHostHeader: false }, (incoming, outgoing) => {
  underWay.add(outgoing);
  outgoing.once("close", () => underWay.delete(outgoing) && endWithLast());
  outgoing.setHeaders(new Map(securityHeaders));
  // No one but the editor reads such a body: one that stays unread must not keep the connection.
  const { "content-length": length, "transfer-encoding": coding } = incoming.headers;
  if (incoming.method !== "POST" && (length || coding)) outgoing.shouldKeepAlive = false;
  void answer(incoming, outgoing);
});
server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
server.setTimeout(10_000); // A client that neither reads nor sends has left; with an answer to read, after twice as long.
server.maxConnections = 1_000;
server.on("clientError", ({ code }: NodeJS.ErrnoException, socket: Socket) => {
  if (!socket.writable || socket.bytesWritten > 0) return socket.destroy(); // Else that answer would have this in it.
  const status = code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const lines = [...securityHeaders, ["Content-Length", "0"], ["Connection", "close"]].map((line) => line.join(": "));
  return socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
});
server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  const reason = code === "EADDRINUSE" ? `Port ${port} is in use by another program` : message;
  fail(`${reason}; the site cannot be served. Choose another: \`PORT=${port === "4321" ? 4322 : 4321} npm start\`.`);
});
server.once("close", () => void messages?.close());
server.listen({ port, host }, () => {
  const name = host?.includes(":") ? `[${host}]` : (host ?? "localhost");
  console.log(`Serving ${basename(root)}/ at http://${name}:${(server.address() as AddressInfo).port}`);
  messages?.open();
});

// Once only: a second Ctrl-C ends the program at once.
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    console.log("Stopping: finishing the answers under way.");
    // Node takes an answer for sent once its last byte is queued, and would cut off a slow reader.
    server.closeIdleConnections = () => {};
    server.close();
    endWithLast();
    setTimeout(() => fail("Answers still under way after 10 seconds were cut off."), 10_000).unref();
  });

/** The site is served whatever keeps the editor from opening. */
async function openEditor(routes: Hono<{ Bindings: HttpBindings }>, people: People) {
  const onSwap = (next: Site) => {
    site = next;
    app = createApp(site, redirects, routes);
  };
  try {
    const { mountEditor } = await import("./editor/mount.ts");
    const project = join(import.meta.dirname, "..");
    const isOnline = (path: string) => site.has(path) || site.has(`${path}.html`);
    const pushTo = process.env.PUBLISH_TO || undefined;
    const day = () => dayInNewYork(new Date());
    const opened = await mountEditor({ root: project, site: root, people, pushTo, onSwap, day, isOnline });
    routes.route("/", opened.routes);
    if (opened.hasSwapped) site = await readSite(root);
    return opened;
  } catch (error) {
    console.error(`The editor of the site is closed: ${(error as Error).message}`);
    return undefined;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
