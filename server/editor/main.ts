/**
 * The editor on this computer alone: `npm run edit`. Environment: PORT (default 4322; 0 lets the system choose). Nobody
 * signs in; who sits at this computer may edit.
 */
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { securityHeaders } from "../headers.ts";
import { createEditor } from "./editor.ts";
import { onlyHosts } from "./guard.ts";
import { readPage } from "./page-files.ts";

const root = join(import.meta.dirname, "../..");
const wanted = process.env.PORT || "4322";
if (!/^\d+$/.test(wanted) || Number(wanted) > 65535)
  fail(`PORT is "${wanted}", not a port: \`PORT=4323 npm run edit\`.`);

const server = createServer();
server.on("error", ({ code, message }: NodeJS.ErrnoException) =>
  fail(code === "EADDRINUSE" ? `Port ${wanted} is in use. Choose another: \`PORT=4323 npm run edit\`.` : message),
);
server.listen({ port: Number(wanted), host: "127.0.0.1" }, () => {
  const { port } = server.address() as AddressInfo;
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  try {
    const page = readPage(join(root, ".cache/editor"));
    const { app } = createEditor({ root, basePath: "", origins, page, person: () => userInfo().username });
    const answer = getRequestListener(new Hono().use(onlyHosts(origins)).route("/", app).fetch);
    server.on("request", (incoming, outgoing) => {
      outgoing.setHeaders(new Map(securityHeaders.filter(([name]) => name !== "Strict-Transport-Security")));
      void answer(incoming, outgoing);
    });
  } catch (error) {
    fail((error as Error).message);
  }
  console.log(`Edit the site at ${origins[0] ?? ""} (Ctrl-C ends the editor)`);
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
