import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask } from "@practice/site/tests/support/ask.ts";
import { makeStore, message, resultPages, storedMessages } from "#tests/support/messages.ts";
import { post, siteFolder, start } from "#tests/support/messages-program.ts";

/** A recovery code on a line. */
const code = /\b[0-9A-Z]{5}(-[0-9A-Z]{5}){4}\b/;

test("on SIGTERM, messages in flight are answered and stored, and the program exits with 0", async () => {
  await using folder = await siteFolder();
  const data = join(folder.path, "data");
  await makeStore(data);
  const { child, port, ended } = await start(folder.path, { PROXIES: "1" });
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
  const { said } = await start(folder.path);
  await expect.poll(said, { timeout: 50_000 }).toContain("npm run staff -- invite");
  expect(said()).toContain("`npm run messages -- setup` shows a recovery code");
  expect(said()).not.toMatch(code);
  expect(existsSync(join(folder.path, "data/recovery-code.txt"))).toBe(false);
});

test("a site whose form sends no messages here has no route and no file for them, nor a front desk", async () => {
  await using folder = await siteFolder({ messages: false });
  const { child, port, ended, said } = await start(folder.path, { SMTP_URL: "wrong" });
  expect(await ask(port, { path: "/api/messages", method: "POST" })).toMatchObject({ status: 405 });
  for (const path of ["/api/messages", "/staff"]) expect(await ask(port, { path })).toMatchObject({ status: 404 });
  child.kill();
  expect(await ended).toBe(0);
  expect(existsSync(join(folder.path, "data"))).toBe(false);
  expect(said()).toMatch(/^Website: .*\nStopping.*\n$/);
});

test("after the content changed how messages go, the server starts with the same settings and does what the site says", async () => {
  await using folder = await siteFolder();
  const settings = { SMTP_URL: "smtp://localhost:25", NOTICE_TO: "a@example.com", NOTICE_FROM: "b@example.com" };
  const takes: boolean[] = [];
  for (const result of ["present", "removed", "present"]) {
    const page = join(folder.path, "dist/contact/arrived.html");
    await (result === "removed" ? rm(page) : writeFile(page, resultPages["contact/arrived.html"]));
    const { port, child, ended } = await start(folder.path, settings);
    takes.push((await post(port, {}))?.status !== 405);
    expect(await ask(port, { path: "/" })).toMatchObject({ status: 200 });
    child.kill();
    await ended;
  }
  expect(takes).toEqual([true, false, true]);
});

test.each([
  { given: undefined, because: "at the start" },
  { given: ["--check"], because: "before the site is built" },
])("a wrong setting stops the start and says what to write, $because", async ({ given }) => {
  await using folder = await siteFolder();
  const { ended, said } = await start(folder.path, { SMTP_URL: "mail" }, [], given);
  expect(await ended).toBe(1);
  expect(said()).toMatch(/^SMTP_URL is not .*\n$/);
});

test("with right settings, the check before a build says nothing", async () => {
  await using folder = await siteFolder();
  const { ended, said } = await start(folder.path, {}, [], ["--check"]);
  expect([await ended, said()]).toEqual([0, ""]);
});

test("in production no key is made without a person, and no file: messages wait for `setup`, pages do not", async () => {
  await using folder = await siteFolder();
  const { port, said } = await start(folder.path, { NODE_ENV: "production" });
  await expect.poll(said, { timeout: 30_000 }).toContain("npm run messages -- setup");
  expect(said()).not.toContain("recovery code");
  expect(existsSync(join(folder.path, "data/recovery-code.txt"))).toBe(false);
  expect((await post(port, message))?.status).toBe(503);
  expect(await ask(port, { path: "/" })).toMatchObject({ status: 200 });
  // What else it should have is said, and the front desk is closed.
  expect(said()).toMatch(/SMTP_URL[^]*STAFF_ORIGIN=https:/);
  expect(await ask(port, { path: "/staff", headers: { Host: `localhost:${port}` } })).toMatchObject({ status: 404 });
});

test.each<{ wrong: Record<string, string>; says: string }>([
  { wrong: { SMTP_URL: "smtp://127.0.0.1:25" }, says: 'NOTICE_TO is ""' },
  { wrong: { STAFF_ORIGIN: "https://www.practice.example/" }, says: 'STAFF_ORIGIN is "https://www.practice.example/"' },
  { wrong: { MESSAGES_PASSPHRASE: "short" }, says: "MESSAGES_PASSPHRASE has fewer than" },
])("in production the site and its messages work without what is wrong, and the start says so: $says", async (row) => {
  await using folder = await siteFolder();
  await makeStore(join(folder.path, "data"));
  const { port, said } = await start(folder.path, { NODE_ENV: "Production", ...row.wrong });
  await expect.poll(said, { timeout: 30_000 }).toContain(row.says);
  expect(await ask(port, { path: "/" })).toMatchObject({ status: 200 });
  await expect.poll(async () => (await post(port, message))?.status, { timeout: 30_000 }).toBe(201);
});

test("a proxy that no setting names is in the log once, since all behind it share one limit", async () => {
  await using folder = await siteFolder();
  await makeStore(join(folder.path, "data"));
  const { port, said } = await start(folder.path, {});
  await expect.poll(async () => (await post(port, message))?.status, { timeout: 30_000 }).toBe(201);
  await post(port, message);
  expect(said().match(/Set PROXIES=1/g)).toHaveLength(1);
});
