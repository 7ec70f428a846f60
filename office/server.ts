/**
 * Serves a built site: `npm run serve [folder]`, without a folder the newer one of `dist/` and the last publication;
 * with `--check` it only reads the settings. Environment:
 * PORT (default 4321; 0 lets the system choose), HOST (default 127.0.0.1, this computer alone; `::` or `0.0.0.0` for
 * every interface), and what docs/messages.md and docs/staff.md list.
 */
import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import { redirects } from "@practice/site/routes.ts";
import { createApp, readSite, type Site, takesMessages } from "@practice/site/serve/app.ts";
import { staffPath } from "#inbox/inbox.ts";
import { readPage } from "#page-files.ts";
import { readSettings } from "./inbox/messages/settings.ts";
import type { createMessages } from "./inbox/messages/start.ts";
import { newestBuild } from "./publish/releases.ts";
import { createSiteServer, fail, readPort } from "@practice/site/serve/site-server.ts";

const wanted =
  readPort(process.env.PORT, 4321) ??
  fail(`PORT is "${process.env.PORT}", not a port. Give a whole number from 0 to 65535: \`PORT=4322 npm start\`.`);
const host = process.env.HOST || "127.0.0.1";
const [given] = process.argv.slice(2);
if (given === "--check") {
  // Before a build: a site that takes no messages needs none of their settings.
  const { loadContent } = await import("@practice/site/content/load.ts");
  try {
    if (loadContent().only("practice").messageDelivery === "server") check();
  } catch (error) {
    fail((error as Error).message);
  }
  process.exit();
}
const project = join(import.meta.dirname, "..");
const root = given ? resolve(given) : newestBuild(project);
let site = await readSite(root).catch(({ message }: Error) => fail(message));
const isTaking = takesMessages(site);
if (isTaking) check();

// Requests wait until all is open: the front desk needs to know the port.
const opened = Promise.withResolvers<(...request: Parameters<typeof app.fetch>) => Promise<Response>>();
const answer = getRequestListener(async (request, env) => (await opened.promise)(request, env));
const { server, stop } = createSiteServer((incoming, outgoing) => void answer(incoming, outgoing));
server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    fail(
      `HOST is "${host}", not an address of this computer: ${message}. Leave it out, or write HOST=0.0.0.0 for all.`,
    );
  const reason = code === "EADDRINUSE" ? `Port ${wanted} is in use by another program` : message;
  fail(`${reason}; the site cannot be served. Choose another: \`PORT=${wanted === 4321 ? 4322 : 4321} npm start\`.`);
});
server.listen({ port: wanted, host });
await once(server, "listening");
const { port } = server.address() as AddressInfo;

// Its code is not loaded when the site takes no messages.
const messages = isTaking
  ? await import("./inbox/messages/start.ts")
      .then(({ createMessages }) => createMessages(process.env, () => site, port))
      .catch(({ message }: Error) => fail(message))
  : undefined;
const editor = messages?.people && (await openEditor(messages, messages.people).catch((error: Error) => error));
const desk = messages ? await readFrontDesk() : [];
let app = appOf(site);
opened.resolve(async (request, ...rest) => {
  const preview = editor instanceof Error ? undefined : await editor?.preview(request);
  return preview ?? app.fetch(request, ...rest);
});
server.once("close", () => void messages?.close());

// Once only: a second Ctrl-C ends the program at once.
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    console.log("Stopping: finishing the answers under way.");
    stop();
    setTimeout(() => fail("Answers still under way after 10 seconds were cut off."), 10_000).unref();
  });

const name = ["127.0.0.1", "0.0.0.0", "::"].includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
console.log(`Website: http://${name}:${port}`);
if (editor instanceof Error) console.error(`The editor is closed: ${editor.message}`);
messages?.open();

/** Ends the program when a setting is wrong. */
function check(): void {
  try {
    readSettings(process.env);
  } catch (error) {
    fail((error as Error).message);
  }
}

/** The files of the front desk's page by their names on the site. */
async function readFrontDesk() {
  const files = await readPage(project, "inbox").catch(({ message }: Error) => {
    console.error(`The front desk is closed: ${message}`);
    return new Map() as Site;
  });
  return [...files].map(([name, file]) => [name.replace(/^(?:\/index(?=\.html)|)/, staffPath), file] as const);
}

/** The site with the front desk's page, if it takes messages. */
function appOf(built: Site) {
  return createApp(new Map([...built, ...desk]), redirects, messages);
}

/** Adds the editor to the routes; the site is served even if it fails to open. */
async function openEditor(open: Awaited<ReturnType<typeof createMessages>>, people: NonNullable<typeof open.people>) {
  const onSwap = (next: Site) => {
    site = next;
    app = appOf(site);
    if (!takesMessages(site))
      console.log(
        "The form of the published site no longer sends messages here. This program takes them until it is started again.",
      );
  };
  const { mountEditor } = await import("./editor/mount.ts");
  const isOnline = (path: string) => site.has(path) || site.has(`${path}.html`);
  const pushTo = process.env.PUBLISH_TO || undefined;
  const day = () => dayInNewYork(new Date());
  const mounted = await mountEditor({ root: project, site: root, people, pushTo, onSwap, day, isOnline });
  open.routes.route("/", mounted.routes);
  return mounted;
}
