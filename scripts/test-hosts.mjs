// npm run test:hosts: tests that nginx and Caddy respond like our own server, with a small site.
import { existsSync } from "node:fs";
import { findProgram } from "../site/scripts/browsers.mjs";
import { install, run, say } from "./setup.mjs";

const hosts = {
  find: () =>
    ["nginx", "caddy"].every((name) => findProgram(name)) &&
    existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  packages: ["nginx", "libnginx-mod-http-brotli-static", "caddy"],
  advice:
    "This comparison needs nginx with its brotli_static module in /usr/lib/nginx/modules/, and Caddy. " +
    "On Debian: sudo apt-get install nginx libnginx-mod-http-brotli-static caddy.",
};
await install([hosts]);
say("Testing nginx and Caddy");
process.exit(run("vitest", "run", "--project", "hosts"));
