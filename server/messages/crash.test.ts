import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { ask } from "../../tests/support/ask.ts";
import { message, passphrase, storedMessages } from "../../tests/support/messages.ts";
import { command, expectNothingLost, post, siteFolder, start } from "../../tests/support/messages-program.ts";

/** A recovery code on a line. */
const code = /\b[0-9A-Z]{5}(-[0-9A-Z]{5}){4}\b/;

test("killed at any moment, the program has each acknowledged message once, whole, with its notice", async () => {
  await using folder = await siteFolder();
  await expectNothingLost({ folder: folder.path, times: 2 });
});

test.each([
  { with: "a key", key: { key: randomUUID() } },
  { with: "the text alone, as the form does", key: {} },
])("while the server is away and comes back, a client that tries again with $with has one message", async ({ key }) => {
  await using folder = await siteFolder();
  const on = { MESSAGES: "on", PROXIES: "1" };
  const first = await start(folder.path, on);
  const sent = { ...message, ...key };
  await expect.poll(async () => (await post(first.port, message))?.status, { interval: 20, timeout: 30_000 }).toBe(201);
  // It is stopped while an attempt is under way: perhaps stored, and never answered.
  const attempt = post(first.port, { ...sent, message: "Away" });
  first.child.kill("SIGKILL");
  await Promise.all([attempt, first.ended]);
  let failed = 0;
  const receipts: unknown[] = [];
  const client = (async () => {
    while (receipts.length < 2) {
      const got = await post(first.port, { ...sent, message: "Away" });
      if (got?.status === 201) receipts.push(got.answer);
      else failed++;
      await wait(10);
    }
  })();
  await expect.poll(() => failed, { interval: 10 }).toBeGreaterThan(5);
  const second = await start(folder.path, { ...on, PORT: String(first.port) });
  await client;
  expect(receipts[1]).toEqual(receipts[0]);
  const stored = await storedMessages({ folder: join(folder.path, "data") });
  expect(stored.filter((one) => one.message === "Away")).toHaveLength(1);
  second.child.kill();
});

test("on SIGTERM, messages under way are answered and stored, and the program ends with 0", async () => {
  await using folder = await siteFolder();
  const { child, port, ended, said } = await start(folder.path, { MESSAGES: "on", PROXIES: "1" });
  await expect.poll(async () => (await post(port, message))?.status, { interval: 20, timeout: 30_000 }).toBe(201);
  const sent = Array.from({ length: 30 }, (_, index) => post(port, { ...message, message: `Message ${index}` }));
  await Promise.race(sent);
  child.kill("SIGTERM");
  const acknowledged = (await Promise.all(sent)).filter((got) => got?.status === 201).length;
  expect(await ended).toBe(0);
  expect(acknowledged).toBeGreaterThan(0);
  expect((await storedMessages({ folder: join(folder.path, "data") })).length).toBeGreaterThanOrEqual(acknowledged + 1);
  // Made with a passphrase, the key has a code that nobody has seen; a log is no place for it.
  expect(said()).toMatch(/`npm run messages -- setup` shows a recovery code[^]*No mail server is named/);
  expect(said()).not.toMatch(code);
  expect(existsSync(join(folder.path, "data/recovery-code.txt"))).toBe(false);
});

test.each<Record<string, string>>([{}, { MESSAGES: "" }, { MESSAGES: "off" }])(
  "with messages off there is no route and no file: %j",
  async (environment) => {
    await using folder = await siteFolder({ messages: false });
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
  { environment: { MESSAGES: "off" }, says: "MESSAGES=off npm run build" },
  { environment: { MESSAGES: "on", SMTP_URL: "mail" }, says: "SMTP_URL is not" },
])("$environment stops the start", async ({ environment, says }) => {
  await using folder = await siteFolder();
  const { ended, said } = await start(folder.path, environment);
  expect(await ended).toBe(1);
  expect(said()).toContain(says);
});

test("tried out without a setting, the code is in a file that opens messages until `setup`, and never in the log", async () => {
  await using folder = await siteFolder();
  const [data, file] = [join(folder.path, "data"), join(folder.path, "data/recovery-code.txt")];
  const on = { MESSAGES: "on", MESSAGES_PASSPHRASE: "" };
  await mkdir(data);
  await writeFile(file, "of another key");
  const { port, said, child } = await start(folder.path, on);
  await expect.poll(said, { timeout: 30_000 }).toContain(`${file} is there`);
  expect(await readFile(file, "utf8")).toBe("of another key");
  await rm(file);
  await expect.poll(async () => (await post(port, message))?.status, { interval: 50, timeout: 30_000 }).toBe(201);
  expect(await readFile(file, "utf8")).toMatch(code);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(said()).toContain(file);
  expect(said()).not.toMatch(code);

  const run = (line: string, passphrase = "") => command(line, { DATA_DIR: data, MESSAGES_PASSPHRASE: passphrase });
  const [, list] = await run("list --json");
  const [{ number }] = JSON.parse(list) as [{ number: number }];
  const read = await run(`read ${number} --json`);
  expect([read[0], JSON.parse(read[1])]).toEqual([0, expect.objectContaining(message)]);
  expect(read[2]).toContain(`With the recovery code in ${file}`);
  // What is given comes before the file.
  expect((await run("test-key", passphrase))[0]).toBe(1);
  expect(await run("health")).toEqual([1, expect.stringContaining(file), ""]);

  const setup = await run("setup", passphrase);
  expect([setup[0], setup[1]]).toEqual([0, expect.stringMatching(code)]);
  expect(existsSync(file)).toBe(false);
  expect(await run("health")).toEqual([0, "All is well.\n", ""]);
  expect((await run(`read ${number}`, passphrase))[1]).toContain(message.name);
  expect((await run(`read ${number}`))[2]).toContain("set MESSAGES_PASSPHRASE");
  child.kill();
});

test("in production no key is made without a person, and no file: messages wait for `setup`, pages do not", async () => {
  await using folder = await siteFolder();
  const { port, said } = await start(folder.path, { MESSAGES: "on", NODE_ENV: "production" });
  await expect.poll(said, { timeout: 30_000 }).toContain("npm run messages -- setup");
  expect(said()).not.toContain("recovery code");
  expect(existsSync(join(folder.path, "data/recovery-code.txt"))).toBe(false);
  expect((await post(port, message))?.status).toBe(503);
  expect(await ask(port, { path: "/" })).toMatchObject({ status: 200 });
});
