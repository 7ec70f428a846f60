// npm run test:hosts: holds our server, nginx and Caddy to the same promises, over a small site.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages, run, say } from "./setup.mjs";

/** What is needed besides npm's packages: Debian's package, and whether it is here. */
const needed = {
  nginx: () => isProgram("nginx"),
  "libnginx-mod-http-brotli-static": () => existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  caddy: () => isProgram("caddy"),
};

installPackages();
installHosts();
say("Asking our server, nginx and Caddy");
process.exit(run("vitest", "run", "--project", "hosts"));

function isProgram(name) {
  return spawnSync("which", [name]).status === 0;
}

function missing() {
  return Object.keys(needed).filter((name) => !needed[name]());
}

function installHosts() {
  if (missing().length === 0) return;
  if (process.getuid?.() === 0 && isProgram("apt-get")) {
    say(`Installing ${missing().join(", ")} (apt-get install)`);
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", ...missing());
  }
  if (missing().length === 0) return;
  console.error(
    `This comparison needs nginx with its brotli_static module, and Caddy; missing: ${missing().join(", ")}. ` +
      "On Debian: sudo apt-get install nginx libnginx-mod-http-brotli-static caddy. " +
      "Elsewhere, install both, with the module in /usr/lib/nginx/modules/.",
  );
  process.exit(1);
}
