import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { resolve } from "node:path";

/** A build of the site that delivers messages. */
export const deliveringSite = ".cache/delivering";
/** The passphrase of the messages in these tests. */
export const passphrase = "a passphrase for tests";
const lock = ".cache/delivering.lock";
const builtBy = ".cache/delivering.built-by";

/**
 * Builds the site with delivery, and returns the environment of its server and of `npm run messages`. The workers of a
 * run share one build; each test file has its own folder of messages, named by `data`.
 */
export async function buildDeliveringSite(data = "delivered"): Promise<Record<string, string>> {
  const folder = resolve(".cache", data);
  const environment = { MESSAGES: "on", DATA_DIR: folder, MESSAGES_PASSPHRASE: passphrase };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(".cache", { recursive: true });
  // The workers of a run have the same parent process; the lock of another is left from a run that was killed.
  const run = String(process.ppid);
  const isOurs = (file: string) => existsSync(file) && readFileSync(file, "utf8") === run;
  while (!takeLock(run)) {
    if (isOurs(lock)) await setTimeout(200);
    else rmSync(lock, { force: true });
  }
  try {
    const env = { ...process.env, ...environment };
    if (!isOurs(builtBy)) execFileSync("astro", ["build", "--outDir", deliveringSite], { env, stdio: "ignore" });
    writeFileSync(builtBy, run);
  } finally {
    rmSync(lock, { force: true });
  }
  return environment;
}

function takeLock(run: string): boolean {
  try {
    writeFileSync(lock, run, { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** Starts the server of that build, and returns when it accepts messages. `stop` simulates a power failure. */
export async function startDeliveringServer(port: number, environment: Readonly<Record<string, string>>) {
  const env = { ...process.env, ...environment, PORT: String(port) };
  const server = spawn(process.execPath, ["server/main.ts", deliveringSite], { env, stdio: "ignore" });
  const unreadable = { method: "POST", body: "?" };
  const status = () => fetch(`http://localhost:${port}/api/messages`, unreadable).then((answer) => answer.status);
  while ((await status().catch(() => 0)) !== 400) await setTimeout(100);
  return {
    pid: server.pid ?? 0,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
  };
}

type Received = { number: number; name: string; message: string };

/** The messages with a text, as the practice can read them. */
export function received(text: string, environment: Readonly<Record<string, string>>): Received[] {
  const env = { ...process.env, ...environment };
  const all = execFileSync(process.execPath, ["server/messages/terminal.ts", "export"], { env, encoding: "utf8" });
  return (JSON.parse(all) as Received[]).filter(({ message }) => message === text);
}
