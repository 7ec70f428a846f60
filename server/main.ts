/**
 * Serves the built site: `npm start`, or `node server/main.ts [folder]`. Environment: PORT (default 4321; 0 lets the
 * system choose), HOST (default: every interface, because containers are reached from outside).
 */
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { basename, join, resolve } from "node:path";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { redirects } from "#routes.ts";
import { createApp, readSite, type Site } from "./app.ts";
import type { People } from "./messages/start.ts";
import { takeWaitingSite } from "./publishing/swap.ts";
import { createSiteServer, fail, readPort } from "./site-server.ts";

const port =
  readPort(process.env.PORT, 4321) ??
  fail(`PORT is "${process.env.PORT}", not a port. Give a whole number from 0 to 65535: \`PORT=4322 npm start\`.`);
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
// Its code is not loaded while messages are off.
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
const { server, stop } = createSiteServer((incoming, outgoing) => void answer(incoming, outgoing));
server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  const reason = code === "EADDRINUSE" ? `Port ${port} is in use by another program` : message;
  fail(`${reason}; the site cannot be served. Choose another: \`PORT=${port === 4321 ? 4322 : 4321} npm start\`.`);
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
    stop();
    setTimeout(() => fail("Answers still under way after 10 seconds were cut off."), 10_000).unref();
  });

/** The site is served even if the editor fails to open. */
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
