import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const programs = [
  { file: "/usr/bin/wrk", from: "wrk" },
  { file: "/usr/sbin/nginx", from: "nginx" },
  { file: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", from: "libnginx-mod-http-brotli-static" },
];

/** Makes sure that wrk and nginx are there: from Debian when we are root, else an error says what to install. */
export function installPrograms(): void {
  const missing = () => programs.filter(({ file }) => !existsSync(file)).map(({ from }) => from);
  if (missing().length > 0 && process.getuid?.() === 0 && spawnSync("which", ["apt-get"]).status === 0) {
    console.log(`Installing ${missing().join(", ")} (apt-get install)`);
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", ...missing()], { stdio: "inherit" });
  }
  if (missing().length === 0) return;
  throw new Error(
    "The comparison needs wrk, and nginx with its module for brotli, where Debian keeps them, and on Linux. " +
      `Missing: ${missing().join(", ")}. On Debian: sudo apt-get install ${missing().join(" ")}`,
  );
}
