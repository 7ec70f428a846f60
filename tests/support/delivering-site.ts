import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
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

type Received = { number: number; name: string; message: string };

/** The messages with a text that the practice can read. */
export function received(text: string, environment: Readonly<Record<string, string>>): Received[] {
  const env = { ...process.env, ...environment };
  const all = execFileSync(process.execPath, ["server/messages/terminal.ts", "export"], { env, encoding: "utf8" });
  return (JSON.parse(all) as Received[]).filter(({ message }) => message === text);
}
