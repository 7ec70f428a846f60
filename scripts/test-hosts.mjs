// npm run test:hosts: holds nginx and Caddy to the promises of our server, over a small site.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installMissing, installPackages, run, say } from "./setup.mjs";

const isProgram = (name) => spawnSync("which", [name]).status === 0;

installPackages();
installMissing({
  find: () =>
    ["nginx", "caddy"].every(isProgram) && existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  packages: ["nginx", "libnginx-mod-http-brotli-static", "caddy"],
  advice:
    "This comparison needs nginx with its brotli_static module in /usr/lib/nginx/modules/, and Caddy. " +
    "On Debian: sudo apt-get install nginx libnginx-mod-http-brotli-static caddy.",
});
say("Asking nginx and Caddy");
process.exit(run("vitest", "run", "--project", "hosts"));
