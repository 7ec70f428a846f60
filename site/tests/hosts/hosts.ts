import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort, isOpen } from "../support/free-port.ts";

const deployed = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));

/** A program that serves a folder on a port of this machine, until it is stopped. */
export type Host = { port: number; stop: () => Promise<void> };

/** Debian's nginx with the site of `deploy/nginx.conf`, and around it no more than any nginx has. */
export async function nginx(root: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const site = await readFile(deployed("nginx.conf"), "utf8");
  const placed = site
    .replace("listen 127.0.0.1:8080;", `listen 127.0.0.1:${port};`)
    .replace("root /var/www/no-fault-neurology;", `root ${root};`);
  await writeFile(join(folder, "site.conf"), placed);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${join(folder, "pid")};
events {}
http {
    access_log off;
    ${temporary.join("\n    ")}
    include site.conf;
}
`,
  );
  return start("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], { port, folder });
}

/** Debian's Caddy with the site of `deploy/Caddyfile`, without its port for changes of the configuration. */
export async function caddy(root: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const port = await freePort();
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n\tstorage file_system ${folder}\n}\nimport ${deployed("Caddyfile")}\n`);
  const environment = { SITE_ADDRESS: `http://:${port}`, SITE_ROOT: root };
  return start("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { port, folder, environment });
}

type Place = { port: number; folder: string; environment?: Record<string, string> };

async function start(name: string, options: string[], { port, folder, environment }: Place): Promise<Host> {
  const child = spawn(name, options, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "close");
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it listened:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { port, stop };
}
