import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask } from "../../tests/support/ask.ts";
import { makeStore, message, storedMessages } from "../../tests/support/messages.ts";
import { post, siteFolder, start } from "../../tests/support/messages-program.ts";

/** A recovery code on a line. */
const code = /\b[0-9A-Z]{5}(-[0-9A-Z]{5}){4}\b/;

test("on SIGTERM, messages in flight are answered and stored, and the program exits with 0", async () => {
  await using folder = await siteFolder();
  const data = join(folder.path, "data");
  await makeStore(data);
  const { child, port, ended } = await start(folder.path, { MESSAGES: "on", PROXIES: "1" });
  await expect.poll(async () => (await post(port, message))?.status, { interval: 20, timeout: 30_000 }).toBe(201);
  const sent = Array.from({ length: 30 }, (_, index) => post(port, { ...message, message: `Message ${index}` }));
  await Promise.race(sent);
  child.kill("SIGTERM");
  const acknowledged = (await Promise.all(sent)).filter((got) => got?.status === 201).length;
  expect(await ended).toBe(0);
  expect(acknowledged).toBeGreaterThan(0);
  expect((await storedMessages({ folder: data })).length).toBeGreaterThanOrEqual(acknowledged + 1);
});

test("the recovery code of a key that is made with a passphrase is in no log and no file", async () => {
  await using folder = await siteFolder();
  const { said } = await start(folder.path, { MESSAGES: "on" });
  await expect.poll(said, { timeout: 50_000 }).toContain("No mail server is named");
  expect(said()).toContain("`npm run messages -- setup` shows a recovery code");
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

test("in production no key is made without a person, and no file: messages wait for `setup`, pages do not", async () => {
  await using folder = await siteFolder();
  const { port, said } = await start(folder.path, { MESSAGES: "on", NODE_ENV: "production" });
  await expect.poll(said, { timeout: 30_000 }).toContain("npm run messages -- setup");
  expect(said()).not.toContain("recovery code");
  expect(existsSync(join(folder.path, "data/recovery-code.txt"))).toBe(false);
  expect((await post(port, message))?.status).toBe(503);
  expect(await ask(port, { path: "/" })).toMatchObject({ status: 200 });
});
