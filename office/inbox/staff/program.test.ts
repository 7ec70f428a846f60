import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeStore } from "#tests/support/messages.ts";
import { siteFolder, staffCommand, start } from "#tests/support/messages-program.ts";
import { openDatabase } from "#inbox/messages/database.ts";

/** Runs a program in a terminal. */
const inTerminal = ["sh", "-c", 'exec script -qec "$*" /dev/null', "sh"];
const link = /\S+\/staff#invite=[\w-]{43}/;

/** A small site with messages, of which nobody can sign in. */
async function newSite({ withKey = true } = {}) {
  const folder = await siteFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const data = join(folder.path, "data");
  if (withKey) await makeStore(data);
  /** Starts the program until it has said `until`, and kills it; what it said of messages and front desk, line by line. */
  const tryOut = async (
    until: RegExp,
    { environment = {}, before = [] as string[], whenOpen = async () => {} } = {},
  ) => {
    const { said, child, port, ended } = await start(folder.path, environment, before);
    await expect.poll(said, { timeout: 50_000 }).toMatch(until);
    await whenOpen();
    child.kill("SIGKILL");
    await ended;
    return {
      port,
      said: said()
        .split(/[\r\n]+/)
        .filter((line) => line && !line.includes("its page is not built")),
    };
  };
  /** The link that `npm run staff` prints, or its error. */
  const staff = async (line: string, environment = {}) => {
    const [, out, error] = await staffCommand(line, { DATA_DIR: data, PORT: "", STAFF_ORIGIN: "", ...environment });
    return link.exec(out)?.[0].split("#")[0] ?? error;
  };
  const database = async () => {
    const opened = await openDatabase({ folder: data });
    onTestFinished(opened.close);
    return opened.database;
  };
  return { tryOut, staff, database };
}

test("a first start in a terminal says in at most eight lines where everything is, with the first manager's link", async () => {
  const { tryOut } = await newSite({ withKey: false });
  const { said, port } = await tryOut(link, { before: inTerminal, environment: { MESSAGES_PASSPHRASE: "" } });
  expect(said.length).toBeLessThanOrEqual(8);
  expect(said[0]).toBe(`Website: http://localhost:${port}`);
  for (const part of [
    "data/messages.db",
    "data/recovery-code.txt",
    `http://localhost:${port}/staff`,
    "SMTP_URL",
    `http://localhost:${port}/staff#invite=`,
  ])
    expect(said.join("\n")).toContain(part);
});

test("each start in a terminal ends the unused link of the one before; a log gets none, nor does a desk with a passkey", async () => {
  const { tryOut, database } = await newSite();
  for (let starts = 0; starts < 2; starts++) await tryOut(link, { before: inTerminal });
  const stored = await database();
  const open = () => stored.selectFrom("invitations").select("id").where("used_at", "is", null).execute();
  const before = await open();
  expect(before).toHaveLength(1);
  expect((await tryOut(/npm run staff -- invite\s+$/)).said.join()).not.toMatch(link);
  const person = { id: 1, name: "Anna", role: "manager", handle: "x", created_at: 1 } as const;
  await stored.insertInto("people").values(person).execute();
  const passkey = { id: "x", person: 1, public_key: new Uint8Array(1), counter: 0, created_at: 1, device: "" };
  await stored.insertInto("passkeys").values(passkey).execute();
  for (const terminal of [[], inTerminal])
    expect((await tryOut(/\/staff\s+$/, { before: terminal })).said.join()).not.toContain("invite");
  expect(await open()).toEqual(before);
});

test("`npm run staff` prints links to where the server was last started, unless its own settings name another place", async () => {
  const { tryOut, staff } = await newSite();
  const ready = /invite\s+$/;
  await tryOut(ready);
  let whileOpen = "";
  const { port } = await tryOut(ready, { whenOpen: async () => void (whileOpen = await staff("invite Anna")) });
  const local = `http://localhost:${port}/staff`;
  expect([whileOpen, await staff("invite"), await staff("recover")]).toEqual([local, local, local]);
  const elsewhere = { STAFF_ORIGIN: "https://www.example.com" };
  expect(await staff("invite Ben", elsewhere)).toBe("https://www.example.com/staff");
  expect(await staff("invite Ben", { STAFF_ORIGIN: "http://example.com" })).toMatch(/^STAFF_ORIGIN .*Write/);
  const production = { NODE_ENV: "production" };
  await tryOut(ready, { environment: { ...production, ...elsewhere } });
  expect(await staff("invite")).toBe("https://www.example.com/staff");
  await tryOut(/messages\.db/, { environment: production });
  expect(await staff("invite")).toContain("STAFF_ORIGIN=https:");
});
