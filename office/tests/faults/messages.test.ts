/** What happens to messages when machines fail, on each store; `npm run test:faults` starts what it needs. */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { mailServer } from "#tests/support/notices.ts";
import { message, numbersIn, storedMessages } from "#tests/support/messages.ts";
import { command, expectNothingLost, post, siteFolder, start } from "#tests/support/messages-program.ts";
import { startPostgres } from "./postgres.ts";

const postgres = await startPostgres();
afterAll(() => postgres.end());

const stores = [
  { store: "SQLite", settings: async (): Promise<Record<string, string>> => ({}) },
  { store: "PostgreSQL", settings: async () => ({ DATABASE_URL: await postgres.newDatabase() }) },
];
const on = { PROXIES: "1" };
const ready = (port: number) =>
  expect.poll(async () => (await post(port, message))?.status, { interval: 50, timeout: 60_000 }).toBe(201);

describe.each(stores)("on $store", ({ settings }) => {
  test("nothing is lost in 20 kills under load", async () => {
    await using folder = await siteFolder();
    await expectNothingLost({ folder: folder.path, times: 20, environment: await settings() });
  });

  test("two servers on one database store a message sent to both once, and share its receipt", async () => {
    await using folder = await siteFolder();
    const environment: Record<string, string> = { ...on, ...(await settings()) };
    // Both find no tables and no key.
    const servers = await Promise.all([start(folder.path, environment), start(folder.path, environment)]);
    await Promise.all(servers.map(({ port }) => ready(port)));
    const codes = servers.map(({ said }) => said().match(/recovery code/g)?.length ?? 0);
    expect(codes.toSorted()).toEqual([0, 1]);
    const sent = Array.from({ length: 100 }, () => ({ ...message, message: randomUUID(), key: randomUUID() }));
    const answers = await Promise.all(sent.flatMap((one) => servers.map(({ port }) => post(port, one))));
    expect(answers.map((got) => got?.status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((got) => JSON.stringify(got?.answer))).size).toBe(100);
    const stored = await storedMessages({ folder: join(folder.path, "data"), databaseUrl: environment.DATABASE_URL });
    // And the one that tested whether they were ready.
    expect(stored).toHaveLength(101);
    for (const { child } of servers) child.kill();
  });

  test("each notice is sent at least once, through kills", async () => {
    await using folder = await siteFolder();
    const { mails, port } = await mailServer();
    const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTICE_TO: "a@example.com", NOTICE_FROM: "b@example.com" };
    const environment = { ...(await settings()), ...mail };
    const numbers = await expectNothingLost({ folder: folder.path, times: 5, environment, notices: true });
    const server = await start(folder.path, { ...on, ...environment });
    const sent = () => new Set(mails.flatMap(numbersIn));
    await expect.poll(sent, { interval: 500, timeout: 200_000 }).toEqual(numbers);
    expect(mails.join()).not.toContain("Quillfeather");
    server.child.kill();
  });
});

test("nothing is lost when PostgreSQL crashes five times under load, and pages are served meanwhile", async () => {
  await using folder = await siteFolder();
  const environment = { DATABASE_URL: await postgres.newDatabase() };
  await expectNothingLost({
    folder: folder.path,
    times: 5,
    environment,
    crash: async (server) => {
      postgres.crash();
      const page = await fetch(`http://127.0.0.1:${server.port}/`);
      expect(page.status).toBe(200);
      // Those who try again soon use up what all may send at once.
      expect([429, 503]).toContain((await post(server.port, message))?.status);
      postgres.begin();
      return server;
    },
  });
});

test("on a full disk messages are refused, none is lost, and they are accepted again when there is space", async (context) => {
  await using folder = await siteFolder();
  const data = join(folder.path, "data");
  await mkdir(data);
  using disk = mounted(["-t", "tmpfs", "-o", "size=2m", "tmpfs", data]);
  if (!disk) return context.skip("no right to mount a small disk");
  const { port, child } = await start(folder.path, on);
  await ready(port);
  const acknowledged = new Set([message.message]);
  let refused = 0;
  for (let sent = 0; refused < 5 && sent < 5_000; sent++) {
    const one = { ...message, message: `${sent} ${"x".repeat(5_000)}` };
    const got = await post(port, one);
    if (got?.status === 201) acknowledged.add(one.message);
    else {
      expect(got?.status).toBe(503);
      refused++;
    }
  }
  expect(refused).toBe(5);
  const full = await command("health", { DATA_DIR: data, MESSAGES_PASSPHRASE: "" });
  expect([full[0], full.join("\n")]).toEqual([1, expect.stringMatching(/full|no space/i)]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  execFileSync("mount", ["-o", "remount,size=8m", data]);
  expect((await post(port, { ...message, message: "after" }))?.status).toBe(201);
  acknowledged.add("after");
  const health = () => command("health", { DATA_DIR: data, MESSAGES_PASSPHRASE: "" });
  await expect
    .poll(health, { interval: 500, timeout: 30_000 })
    .toEqual([
      1,
      expect.stringMatching(/Visitors were asked to call, .*could not store 5 messages: .*full/) as string,
      "",
    ]);
  const stored = new Set((await storedMessages({ folder: data })).map((one) => one.message));
  expect([...acknowledged].filter((text) => !stored.has(text))).toEqual([]);
  child.kill();
});

test("no message is acknowledged before the disk has it", async () => {
  await using folder = await siteFolder();
  const trace = join(folder.path, "trace");
  const strace = ["strace", "-f", "-qq", "-s", "20", "-e", "trace=fsync,fdatasync,write,writev,sendto", "-o", trace];
  const { port, child, ended } = await start(folder.path, on, strace);
  await ready(port);
  const sent = 30;
  for (let index = 0; index < sent; index++)
    expect((await post(port, { ...message, message: `${index}` }))?.status).toBe(201);
  // The child of strace is the program.
  process.kill(Number(await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")), "SIGTERM");
  await ended;
  // One client, one message after the other: between two answers 201 there is a flush that has ended.
  const events =
    (await readFile(trace, "utf8")).match(/(fsync|fdatasync)\(\d+\) += 0|sync resumed>\) += 0|HTTP\/1\.1 201/g) ?? [];
  const order = events.map((event) => (event.startsWith("HTTP") ? "answer" : "flush"));
  const answers = order.flatMap((event, index) => (event === "answer" ? [index] : []));
  expect(answers.length).toBeGreaterThan(sent);
  expect(answers.filter((at) => order[at - 1] !== "flush")).toEqual([]);
});

/** A file system at the last of the options, until the end of the test; nothing without the right to mount. */
function mounted(options: string[]): Disposable | undefined {
  try {
    execFileSync("mount", options, { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return { [Symbol.dispose]: () => void execFileSync("umount", ["-l", options.at(-1) ?? ""]) };
}
