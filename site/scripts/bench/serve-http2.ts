/**
 * Serves a built site over HTTP/2, as every real host does: `node site/scripts/bench/serve-http2.ts [folder]`. The
 * certificate is generated for this run with openssl, and the browsers of the bench accept it.
 */
import { getRequestListener } from "@hono/node-server";
import { execFileSync } from "node:child_process";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { createApp, readSite } from "#serve/app.ts";
import { securityHeaders } from "#serve/headers.ts";

const certificate = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"];
const files = ["-subj", "/CN=localhost", "-keyout", "-", "-out", "-"];
const pem = execFileSync("openssl", [...certificate, ...files], { stdio: ["ignore", "pipe", "ignore"] });

const answer = getRequestListener(createApp(await readSite(process.argv[2] ?? "dist"), {}).fetch);
const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
  for (const [name, value] of securityHeaders) outgoing.setHeader(name, value);
  void answer(incoming, outgoing);
}).listen(0, "127.0.0.1", () => console.log(`https://127.0.0.1:${(server.address() as AddressInfo).port}`));
