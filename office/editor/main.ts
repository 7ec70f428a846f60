/**
 * The editor on this computer only: `npm run edit`. Environment: PORT (default 4322; 0 lets the system choose),
 * PUBLISH_TO (such as `origin/main`, from which a host builds the site). No sign-in: anyone at this computer may edit.
 */
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import { securityHeaders } from "@practice/site/serve/headers.ts";
import { redirects } from "@practice/site/routes.ts";
import { createApp, readSite } from "@practice/site/serve/app.ts";
import { createEditor } from "./editor.ts";
import { onlyHosts } from "#inbox/guard.ts";
import { readPage } from "#page-files.ts";
import { fail, readPort } from "@practice/site/serve/site-server.ts";
import { draftsFolder, openDrafts } from "#publish/drafts.ts";
import { newestBuild } from "#publish/releases.ts";
import { repositoryOf } from "#publish/repository.ts";
import { openStore } from "./store.ts";

const basePath = "/edit";
const root = join(import.meta.dirname, "../..");
const wanted =
  readPort(process.env.PORT, 4322) ?? fail(`PORT is "${process.env.PORT}", not a port: \`PORT=4323 npm run edit\`.`);

const server = createServer();
server.on("error", ({ code, message }: NodeJS.ErrnoException) => fail(code === "EADDRINUSE" ? portIsInUse() : message));
const owner = await repositoryOf(root).owner();
const person = { name: owner.name || userInfo().username, email: owner.email };
server.listen({ port: wanted, host: "127.0.0.1" }, async () => {
  const { port } = server.address() as AddressInfo;
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  try {
    const page = await readPage(root, "editor");
    const site = newestBuild(root);
    const pushTo = process.env.PUBLISH_TO || undefined;
    const drafts = await openDrafts(root, pushTo);
    const editor = createEditor({
      root,
      drafts,
      site,
      basePath,
      origins,
      page,
      pushTo,
      person: () => person,
      day: today,
    });
    const app = new Hono().use(onlyHosts(origins)).route("/", editor.app);
    const built = builtSite();
    // Everything else is the preview, whose pages use root-relative URLs, or the built site.
    app.get("*", async (c) => {
      const previewed = await editor.preview(c.req.raw, () => false);
      if (previewed || !existsSync(newestBuild(root))) return previewed ?? c.redirect(`${basePath}/`);
      return (await built()).fetch(c.req.raw);
    });
    const answer = getRequestListener(app.fetch);
    server.on("request", (incoming, outgoing) => {
      outgoing.setHeaders(new Map(securityHeaders.filter(([name]) => name !== "Strict-Transport-Security")));
      void answer(incoming, outgoing);
    });
  } catch (error) {
    fail((error as Error).message);
  }
  console.log(`Edit the site at ${origins[0] ?? ""}${basePath}/ (Ctrl-C ends the editor)`);
});

/** The newest site, read again after a build or a publication has changed a file. */
function builtSite() {
  let read = "";
  let app: Hono;
  return async () => {
    const folder = newestBuild(root);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
      return `${name} ${mtimeMs} ${size}`;
    });
    const now = [folder, ...files].join("\n");
    if (now !== read) app = createApp(await readSite(folder), redirects);
    read = now;
    return app;
  };
}

function today(): string {
  return dayInNewYork(new Date());
}

/** Suggests another port only if the port is not in use by an editor of this folder. */
function portIsInUse(): string {
  try {
    if (existsSync(draftsFolder(root))) openStore(draftsFolder(root)).close();
    return `Port ${wanted} is in use. Choose another: \`PORT=4323 npm run edit\`.`;
  } catch (error) {
    return (error as Error).message;
  }
}
