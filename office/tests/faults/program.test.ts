import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { message, passphrase, storedMessages } from "#tests/support/messages.ts";
import { command, post, siteFolder, start } from "#tests/support/messages-program.ts";

/** A recovery code on a line. */
const code = /\b[0-9A-Z]{5}(-[0-9A-Z]{5}){4}\b/;

test("while the server is down and comes back, a client that tries again with the text alone, as the form does, has one message", async () => {
  await using folder = await siteFolder();
  const on = { PROXIES: "1" };
  const first = await start(folder.path, on);
  const sent = { ...message, message: "Away" };
  await expect.poll(async () => (await post(first.port, message))?.status, { interval: 20, timeout: 30_000 }).toBe(201);
  // It is stopped while an attempt is in flight: perhaps stored, and never answered.
  const attempt = post(first.port, sent);
  first.child.kill("SIGKILL");
  await Promise.all([attempt, first.ended]);
  let failed = 0;
  const receipts: unknown[] = [];
  const client = (async () => {
    while (receipts.length < 2) {
      const got = await post(first.port, sent);
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

test("a stop cuts off a client that reads slowly forever", async () => {
  await using folder = await siteFolder();
  await writeFile(join(folder.path, "dist/large.bin"), Buffer.alloc(64 * 2 ** 20));
  const { port, child, ended, said } = await start(folder.path);
  const socket = connect({ port, host: "127.0.0.1", onread: { buffer: Buffer.alloc(4096), callback: () => false } });
  socket.on("error", () => {});
  socket.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  const drip = setInterval(() => socket.resume(), 5);
  onTestFinished(() => clearInterval(drip));
  await wait(1_000);
  child.kill();
  expect(await Promise.race([ended, wait(30_000)])).toBe(1);
  expect(said()).toContain("cut off");
});

test("without a setting, the recovery code is in a file that opens messages until `setup`, and never in the log", async () => {
  await using folder = await siteFolder();
  const [data, file] = [join(folder.path, "data"), join(folder.path, "data/recovery-code.txt")];
  const on = { MESSAGES_PASSPHRASE: "" };
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
  // A given passphrase takes precedence over the file.
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
