import { execFile, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { message, messageSite, passphrase, resultPages, storedMessages } from "./messages.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";

/**
 * The program like `npm start` runs it, on a small site, as an argument of `before`; resolves to the port once it
 * serves.
 */
export async function start(
  folder: string,
  environment: Record<string, string> = {},
  before: string[] = [],
  after = [join(folder, "dist")],
) {
  const settings = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: join(folder, "data"), MESSAGES_PASSPHRASE: passphrase };
  const main = join(import.meta.dirname, "../../server.ts");
  const [program = "", ...given] = [...before, process.execPath, main, ...after];
  const child = spawn(program, given, {
    env: { ...process.env, ...settings, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await Promise.race([once(child.stdout, "data"), ended]);
  return { child, ended, said: () => said, port: Number(/:(\d+)$/m.exec(said)?.[1]) };
}

/** Runs `npm run messages -- …` without a terminal. */
export const command = commandOf("messages");
/** Runs `npm run staff -- …` without a terminal. */
export const staffCommand = commandOf("staff");

function commandOf(program: string) {
  const file = join(import.meta.dirname, `../../inbox/${program}/terminal.ts`);
  return (
    line: string,
    environment: Record<string, string>,
  ): Promise<[code: number | null, out: string, error: string]> => {
    const env = { ...process.env, ...environment };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [file, ...line.split(" ")], { env }, (_, out, error) =>
        resolve([child.exitCode, out, error]),
      );
      child.stdin?.end();
    });
  };
}

/** A small site in a folder; `messages` is whether delivery is on. */
export function siteFolder({ messages = true } = {}) {
  const files = { ...messageSite, ...(messages && resultPages) };
  return temporaryFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`dist/${name}`, text])));
}

/** One POST: its status, or undefined when the server did not answer. */
export async function post(port: number, body: object) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/messages`, {
    method: "POST",
    // Each from its own IP address, since rate limits are not tested here.
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return answer && { status: answer.status, answer: (await answer.json().catch(() => undefined)) as unknown };
}

type Crash = {
  folder: string;
  times: number;
  /** Whether notices are sent meanwhile; otherwise all wait. */
  notices?: boolean;
  environment?: Record<string, string>;
  /** Kills the process under test, and returns the new server. */
  crash?: (
    server: Awaited<ReturnType<typeof start>>,
    restart: () => ReturnType<typeof start>,
  ) => ReturnType<typeof start>;
};

const kill: NonNullable<Crash["crash"]> = async ({ child, ended }, restart) => {
  child.kill("SIGKILL");
  await ended;
  return restart();
};

/**
 * Eight clients send, each retrying until it gets an answer, while the server is killed repeatedly. Expects each
 * acknowledged message stored once and complete, with its notice, under one receipt; returns the numbers.
 */
export async function expectNothingLost({ folder, times, environment = {}, notices = false, crash = kill }: Crash) {
  const restart = () => start(folder, { PROXIES: "1", ...environment });
  let running = true;
  let server = await restart();
  const receipts = new Map<string, Set<string>>();
  const client = async () => {
    while (running) {
      const [key, sent] = [randomUUID(), { ...message, message: randomUUID() }];
      while (!receipts.has(sent.message)) {
        const got = await post(server.port, { ...sent, key });
        if (got?.status === 201) receipts.set(sent.message, new Set([JSON.stringify(got.answer)]));
        else await wait(10);
      }
      // Every fifth message is sent again after it arrived.
      if (receipts.size % 5 === 0) {
        const again = await post(server.port, { ...sent, key });
        if (again?.status === 201) receipts.get(sent.message)?.add(JSON.stringify(again.answer));
      }
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, client));
  for (let time = 0; time < times; time++) {
    const before = receipts.size;
    // Killed at a different point each time.
    await expect.poll(() => receipts.size, { interval: 1, timeout: 60_000 }).toBeGreaterThan(before + 5 + (time % 7));
    server = await crash(server, restart);
  }
  running = false;
  await clients;
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);

  const stored = await storedMessages({ folder: join(folder, "data"), databaseUrl: environment.DATABASE_URL });
  const count = Map.groupBy(stored, (one) => one.message);
  expect(receipts.size).toBeGreaterThan(times * 5);
  for (const [text, given] of receipts) {
    expect(given.size).toBe(1);
    const number = (JSON.parse([...given].join()) as { number: number }).number;
    expect(count.get(text)).toEqual([
      { ...message, message: text, number, suspect: false, notice: notices ? expect.any(Boolean) : true },
    ]);
  }
  // No duplicates, and no message that was not sent.
  expect(count.size).toBe(stored.length);
  return new Set(stored.map(({ number }) => String(number)));
}
