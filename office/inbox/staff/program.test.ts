import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { makeStore } from "#tests/support/messages.ts";
import { siteFolder, start } from "#tests/support/messages-program.ts";
import { openDatabase } from "#inbox/messages/database.ts";

/** Runs a program in a terminal. */
const inTerminal = ["sh", "-c", 'exec script -qec "$*" /dev/null', "sh"];
const link = /http:\/\/localhost:\d+\/staff#invite=[\w-]{43}/;

/** Starts the program in a folder until it has said where the front desk is, and stops it; `said` has no empty lines. */
async function tryOut(folder: string, { before = [] as string[], environment = {}, whenOpen = async () => {} } = {}) {
  const { said, child, port, ended } = await start(folder, environment, before);
  await expect.poll(said, { timeout: 50_000 }).toMatch(/(invite|\/staff#invite=[\w-]{43})\s*$/);
  await whenOpen();
  child.kill("SIGKILL");
  await ended;
  return {
    said: said()
      .split(/[\r\n]+/)
      .filter(Boolean),
    port,
  };
}

const staff = async (folder: string, line: string, environment: Record<string, string> = {}) => {
  const { STAFF_ORIGIN: _, PORT: __, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: join(folder, "data"), ...environment };
  const program = join(import.meta.dirname, "terminal.ts");
  return (await promisify(execFile)(process.execPath, [program, ...line.split(" ")], { env })).stdout;
};

test("a first start in a terminal says in at most eight lines where everything is, with the first manager's link", async () => {
  await using folder = await siteFolder();
  const { said, port } = await tryOut(folder.path, { before: inTerminal, environment: { MESSAGES_PASSPHRASE: "" } });
  expect(said.length).toBeLessThanOrEqual(8);
  expect(said[0]).toBe(`Website: http://localhost:${port}`);
  const all = said.join("\n");
  for (const part of ["data/messages.db", "data/recovery-code.txt", `http://localhost:${port}/staff\n`, "SMTP_URL"])
    expect(all).toContain(part);
  expect(all).toMatch(link);
});

test("each start in a terminal ends the unused link of the one before, and a log gets none", async () => {
  await using folder = await siteFolder();
  const data = join(folder.path, "data");
  await makeStore(data);
  for (let starts = 0; starts < 2; starts++) await tryOut(folder.path, { before: inTerminal });
  const database = await openDatabase({ folder: data, databaseUrl: undefined });
  const open = () => database.query("SELECT id FROM invitations WHERE used_at IS NULL");
  const before = await open();
  expect(before).toHaveLength(1);
  const { said } = await tryOut(folder.path);
  expect(said.join()).not.toMatch(link);
  expect(await open()).toEqual(before);
  await database.close();
});

test("once someone has a passkey, no start offers a link", async () => {
  await using folder = await siteFolder();
  const data = join(folder.path, "data");
  await makeStore(data);
  const database = await openDatabase({ folder: data, databaseUrl: undefined });
  await database.query("INSERT INTO people (name, role, handle, created_at) VALUES ('Anna', 'manager', 'x', 1)");
  await database.query(
    "INSERT INTO passkeys (id, person, public_key, counter, created_at, device) VALUES ('x', 1, 'x', 0, 1, '')",
  );
  for (const before of [[], inTerminal]) {
    const { said, port, child, ended } = await start(folder.path, {}, before);
    await expect.poll(said, { timeout: 50_000 }).toContain(`http://localhost:${port}/staff`);
    child.kill("SIGTERM");
    await ended;
    expect(said()).not.toContain("invite");
  }
  expect(await database.query("SELECT id FROM invitations")).toEqual([]);
  await database.close();
});

describe("`npm run staff -- invite` prints a link to where the server is", () => {
  test("with the port of the last start; an address in its own settings wins", async () => {
    await using folder = await siteFolder();
    await makeStore(join(folder.path, "data"));
    await tryOut(folder.path);
    let given = "";
    const { port } = await tryOut(folder.path, {
      whenOpen: async () => void (given = await staff(folder.path, "invite Anna")),
    });
    for (const said of [given, await staff(folder.path, "invite"), await staff(folder.path, "recover")])
      expect(said).toContain(`http://localhost:${port}/staff#invite=`);
    const set = { STAFF_ORIGIN: "https://www.example.com" };
    expect(await staff(folder.path, "invite Ben", set)).toContain("https://www.example.com/staff#invite=");
  });

  test("with the address of a server in production, and not while its front desk is closed", async () => {
    await using folder = await siteFolder();
    await makeStore(join(folder.path, "data"));
    const environment = { NODE_ENV: "production" };
    await tryOut(folder.path, { environment: { ...environment, STAFF_ORIGIN: "https://www.example.com" } });
    expect(await staff(folder.path, "invite")).toContain("https://www.example.com/staff#invite=");
    const { said, child, ended } = await start(folder.path, environment);
    await expect.poll(said, { timeout: 50_000 }).toContain("messages.db");
    child.kill();
    await ended;
    await expect(staff(folder.path, "invite")).rejects.toThrow("STAFF_ORIGIN=https:");
  });
});
