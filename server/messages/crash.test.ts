import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../../tests/support/ask.ts";
import { message, messageSite, passphrase, storedMessages } from "../../tests/support/messages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

/** The program as `npm start` runs it, on a small site; gives the port once it serves. */
async function start(folder: string, environment: Record<string, string> = {}) {
  const settings = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: join(folder, "data"), MESSAGES_PASSPHRASE: passphrase };
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts"), join(folder, "dist")], {
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

const siteFolder = () =>
  temporaryFolder(Object.fromEntries(Object.entries(messageSite).map(([name, text]) => [`dist/${name}`, text])));

/** One POST; the status, or nothing when the program was not there. */
async function post(port: number, body: object) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/messages`, {
    method: "POST",
    // Everybody from an address of their own: the limits are not what is tested.
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.${Math.floor(Math.random() * 1e6)}` },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return answer && { status: answer.status, answer: (await answer.json().catch(() => undefined)) as unknown };
}

test("killed at any moment, the program has each acknowledged message once, whole, with its notice", async () => {
  await using folder = await siteFolder();
  const kills = Number(process.env.KILLS ?? 4);
  let running = true;
  let server = await start(folder.path, { MESSAGES: "on", PROXIES: "1" });
  const receipts = new Map<string, Set<string>>();
  const client = async () => {
    while (running) {
      const [key, sent] = [randomUUID(), { ...message, message: randomUUID() }];
      // Whoever got no answer sends the same again.
      while (!receipts.has(sent.message)) {
        const got = await post(server.port, { ...sent, key });
        if (got?.status === 201) receipts.set(sent.message, new Set([JSON.stringify(got.answer)]));
        else await wait(10);
      }
      // Now and then somebody sends once more what had already arrived.
      if (Math.random() < 0.2) {
        const again = await post(server.port, { ...sent, key });
        if (again?.status === 201) receipts.get(sent.message)?.add(JSON.stringify(again.answer));
      }
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, client));
  for (let kill = 0; kill < kills; kill++) {
    const before = receipts.size;
    await expect.poll(() => receipts.size, { interval: 1, timeout: 30_000 }).toBeGreaterThan(before + 5 + kill);
    server.child.kill("SIGKILL");
    await server.ended;
    server = await start(folder.path, { MESSAGES: "on", PROXIES: "1" });
  }
  running = false;
  await clients;
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);

  const stored = await storedMessages({ folder: join(folder.path, "data") });
  const count = Map.groupBy(stored, (one) => one.message);
  expect(receipts.size).toBeGreaterThan(kills * 5);
  for (const [text, given] of receipts) {
    expect(given.size).toBe(1);
    const number = (JSON.parse([...given].join()) as { number: number }).number;
    expect(count.get(text)).toEqual([{ ...message, message: text, number, suspect: false, notice: "waiting" }]);
  }
  // Nothing twice, and nothing that nobody sent.
  expect(count.size).toBe(stored.length);
}, 120_000);

test("on SIGTERM, messages under way are answered and stored, and the program ends with 0", async () => {
  await using folder = await siteFolder();
  const { child, port, ended, said } = await start(folder.path, { MESSAGES: "on", PROXIES: "1" });
  await expect.poll(async () => (await post(port, message))?.status, { interval: 20 }).toBe(201);
  const sent = Array.from({ length: 30 }, (_, index) => post(port, { ...message, message: `Message ${index}` }));
  await Promise.race(sent);
  child.kill("SIGTERM");
  const acknowledged = (await Promise.all(sent)).filter((got) => got?.status === 201).length;
  expect(await ended).toBe(0);
  expect(acknowledged).toBeGreaterThan(0);
  expect((await storedMessages({ folder: join(folder.path, "data") })).length).toBeGreaterThanOrEqual(acknowledged + 1);
  expect(said()).toMatch(/recovery code[^]*No mail server is named/);
});

test.each<Record<string, string>>([{}, { MESSAGES: "" }, { MESSAGES: "off" }])(
  "with messages off there is no route and no file: %j",
  async (environment) => {
    await using folder = await siteFolder();
    const { child, port, ended, said } = await start(folder.path, { SMTP_URL: "wrong", ...environment });
    expect(await ask(port, { path: "/api/messages", method: "POST" })).toMatchObject({ status: 405 });
    expect(await ask(port, { path: "/api/messages" })).toMatchObject({ status: 404 });
    child.kill();
    expect(await ended).toBe(0);
    expect(existsSync(join(folder.path, "data"))).toBe(false);
    expect(said()).toMatch(/^Serving .*\nStopping.*\n$/);
  },
);

test.each<{ environment: Record<string, string>; says: string }>([
  { environment: { MESSAGES: "yes" }, says: "MESSAGES is" },
  { environment: { MESSAGES: "on", SMTP_URL: "mail" }, says: "SMTP_URL is not" },
])("$environment stops the start", async ({ environment, says }) => {
  await using folder = await siteFolder();
  const { ended, said } = await start(folder.path, environment);
  expect(await ended).toBe(1);
  expect(said()).toContain(says);
});

test("in production no recovery code is printed into a log: messages wait for `setup`, pages do not", async () => {
  await using folder = await siteFolder();
  const { port, said } = await start(folder.path, { MESSAGES: "on", NODE_ENV: "production" });
  await expect.poll(said).toContain("npm run messages -- setup");
  expect(said()).not.toContain("recovery code");
  expect((await post(port, message))?.status).toBe(503);
  expect(await ask(port, { path: "/" })).toMatchObject({ status: 200 });
});
