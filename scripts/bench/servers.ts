import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheControl, securityHeaders } from "../../server/headers.ts";

/** A program that serves the site. */
type RunningServer = { url: string; pid: number; stop: () => Promise<void> };

const root = new URL("../../", import.meta.url).pathname;

/** Starts the site's own server over a built site, as `npm start` does. */
export async function startOurs(folder: string): Promise<RunningServer> {
  const port = await freePort();
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(port) };
  return start(port, process.execPath, [join(root, "server/main.ts"), folder], env);
}

/** How nginx is set up: `workers` as in `worker_processes`; `filesKept` for the time of the run, with `open_file_cache`. */
type NginxOptions = { workers: string; filesKept: boolean };

/** Starts nginx over the same files: the same headers, the same compressed files, no log; the rest as Debian has it. */
export async function startNginx(folder: string, options: NginxOptions): Promise<RunningServer> {
  const port = await freePort();
  const own = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  await writeFile(join(own, "nginx.conf"), nginxConfig(folder, port, own, options));
  const server = await start(port, "nginx", ["-p", own, "-e", join(own, "error.log"), "-c", join(own, "nginx.conf")]);
  const stop = async () => {
    await server.stop();
    await rm(own, { recursive: true });
  };
  return { ...server, stop };
}

async function start(
  port: number,
  command: string,
  words: readonly string[],
  env = process.env,
): Promise<RunningServer> {
  const child = spawn(command, words, { env, stdio: ["ignore", "ignore", "inherit"] });
  process.once("exit", () => child.kill());
  const exit = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await exit;
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok && child.pid !== undefined) return { url, pid: child.pid, stop };
    await wait(100);
  }
  throw new Error(`${command} did not answer at ${url} within ten seconds; what it said stands above.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function nginxConfig(folder: string, port: number, own: string, { workers, filesKept }: NginxOptions): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes ${workers};
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${own}/nginx.pid;
events { worker_connections 4096; }
http {
  ${places.map((place) => `${place}_temp_path ${own}/${place};`).join(" ")}
  include /etc/nginx/mime.types;
  charset utf-8;
  charset_types text/css text/javascript text/xml image/svg+xml application/json;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${filesKept ? "open_file_cache max=1000;" : ""}
  keepalive_requests 100000000;
  gzip_static on;
  brotli_static on;
  server_tokens off;
  map $uri $by_path { ~^/_astro/ "${cacheControl.hashed}"; ~[.]html$ "${cacheControl.page}"; default "${cacheControl.file}"; }
  map $status $cache { 404 "${cacheControl.notFound}"; default $by_path; }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${folder};
    ${securityHeaders.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`).join("\n    ")}
    add_header Cache-Control $cache always;
    add_header Vary Accept-Encoding always;
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
    error_page 404 /404.html;
  }
}
`;
}
