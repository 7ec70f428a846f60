import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { passphrase, storedMessages } from "./messages.ts";

export { passphrase };

/** The environment of a server, and of `npm run messages`, with a new folder of messages, named by `data`. */
export function newMessages(data: string): Record<string, string> {
  const folder = resolve(".cache", data);
  rmSync(folder, { recursive: true, force: true });
  return { DATA_DIR: folder, MESSAGES_PASSPHRASE: passphrase };
}

/** Starts the server of a built site, and returns when it accepts messages. `stop` simulates a power failure. */
export async function startMessagesServer(
  port: number,
  environment: Readonly<Record<string, string>>,
  { site = "dist" } = {},
) {
  const env = { ...process.env, ...environment, PORT: String(port) };
  const server = spawn(process.execPath, ["office/server.ts", site], { env, stdio: "ignore" });
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

/** The messages with a text, as the practice can read them. */
export async function received(text: string, environment: Readonly<Record<string, string>>) {
  const all = await storedMessages({ folder: environment["DATA_DIR"] ?? "" });
  return all.filter(({ message }) => message === text);
}
