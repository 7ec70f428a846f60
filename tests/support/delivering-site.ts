import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { resolve } from "node:path";

/** A build of the site that delivers messages, and where its server keeps them. */
export const deliveringSite = ".cache/delivering";
const data = resolve(".cache/delivered");

/** Builds the site with the delivery of messages, and gives the environment of its server and of `npm run messages`. */
export function buildDeliveringSite(): Record<string, string> {
  const environment = { MESSAGES: "on", DATA_DIR: data, MESSAGES_PASSPHRASE: "a passphrase for tests" };
  rmSync(data, { recursive: true, force: true });
  execFileSync("astro", ["build", "--outDir", deliveringSite], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
  });
  return environment;
}

/** Starts the server of that build; it takes messages when this returns. `stop` is as if the power had failed. */
export async function startDeliveringServer(port: number, environment: Readonly<Record<string, string>>) {
  const env = { ...process.env, ...environment, PORT: String(port) };
  const server = spawn(process.execPath, ["server/main.ts", deliveringSite], { env, stdio: "ignore" });
  const unreadable = { method: "POST", body: "?" };
  const status = () => fetch(`http://localhost:${port}/api/messages`, unreadable).then((answer) => answer.status);
  while ((await status().catch(() => 0)) !== 400) await setTimeout(100);
  return {
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
  };
}

type Received = { number: number; name: string; message: string };

/** The messages with a text that the practice can read. */
export function received(text: string, environment: Readonly<Record<string, string>>): Received[] {
  const env = { ...process.env, ...environment };
  const all = execFileSync(process.execPath, ["server/messages/terminal.ts", "export"], { env, encoding: "utf8" });
  return (JSON.parse(all) as Received[]).filter(({ message }) => message === text);
}
