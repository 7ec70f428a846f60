/**
 * Serves the built site alone, without the office: `node site/src/serve/main.ts [folder]`. It takes no messages.
 * Environment: PORT (default 4321; 0 lets the system choose).
 */
import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { redirects } from "#routes.ts";
import { createApp, readSite } from "./app.ts";
import { createSiteServer, fail, readPort } from "./site-server.ts";

const port = readPort(process.env["PORT"], 4321) ?? fail("PORT is not a whole number from 0 to 65535.");
const site = await readSite(process.argv[2] ?? "dist").catch(({ message }: Error) => fail(message));
const answer = getRequestListener(createApp(site, redirects).fetch);
const { server, stop } = createSiteServer((incoming, outgoing) => void answer(incoming, outgoing));
server.listen({ port, host: "127.0.0.1" });
await once(server, "listening");
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
console.log(`Website: http://localhost:${(server.address() as AddressInfo).port}`);
