import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { message, passphrase } from "#tests/support/messages.ts";
import { monday, newStore } from "#tests/support/store.ts";
import { codeFileIn } from "./code-file.ts";
import { commands, type Terminal } from "./commands.ts";
import { openDatabase } from "./database.ts";
import { behindBars, onOneLine, safeJson } from "./terminal-text.ts";

const hour = 3_600_000;
const typing = (text: string) => ({ ask: async () => text });

/** A terminal on an inbox with a key. */
async function newTerminal() {
  const made = await newStore();
  const codeFile = codeFileIn(made.folder);
  const settings = { mail: undefined, staff: undefined, keepDays: 30 };
  const base = { opened: made, settings, codeFile, now: monday, actor: "ana", json: false, cost: 4 };
  /** Runs a command; returns its output, and whether it succeeded. */
  const run = async (line: string, more: Partial<Terminal> = {}) => {
    const [name = "", ...given] = line.split(" ");
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const good = await commands[name]?.({ ...base, ...typing(passphrase), arguments: given, say, ...more });
    return { good: good !== false, out: said.join("\n") };
  };
  const { database, arrive } = made;
  const arriveAll = async (...texts: string[]) => {
    const numbers = [];
    for (const text of texts) numbers.push((await arrive(text)).number);
    return numbers;
  };
  const change = (number: number | undefined, row: object) =>
    database.updateTable("messages").set(row).where("number", "=", Number(number)).execute();
  const audit = async () => {
    const lines = await database.selectFrom("audit").selectAll().orderBy("id").execute();
    return lines.map(({ actor, action, number }) => `${actor} ${action} ${number ?? ""}`.trim());
  };
  return { ...made, codeFile, run, arriveAll, change, audit };
}

test.each([
  ...["\0", "\x07", "\n", "\r", "\x1b", "\x7f", "\x85", "\x9b", "\u2028", "\u2029", "\ud800"],
  ...["\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069"],
])("%j of a visitor is escaped, whether a terminal would obey it or reorder its text", (character) => {
  expect(onOneLine(`a${character}b`)).toBe(`a\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}b`);
  const json = safeJson({ text: `a${character}b` });
  expect([json.split("\n").map(onOneLine).join("\n"), JSON.parse(json)]).toEqual([json, { text: `a${character}b` }]);
});

test.each(["Zoë", "مرحبا", "👩🏽‍⚕️", "我的脖子疼", "می‌خواهم"])("%s is shown as it was written", (text) => {
  expect([onOneLine(text), behindBars(text)]).toEqual([text, `| ${text}`]);
});

test("each line of a visitor's text is after a bar or a name, so that none looks like the program's", async () => {
  const { run, store } = await newTerminal();
  const sent = { ...message, patientType: "patient", name: "A\nemail  b", message: "\tOne\n\nMessage 9\r" } as const;
  const { number } = (await store.accept(sent, { suspect: false })) as { number: number };
  expect((await run(`read ${number}`)).out.split("\n")).toEqual([
    `Message ${number}, 10:00 AM on Monday, November 23`,
    ...["name         A\\u000aemail  b", `email        ${sent.email}`, `phone        ${sent.phone}`],
    ...["patientType  patient", "|     One", "| ", "| Message 9\\u000d"],
  ]);
  const { out } = await run(`read ${number}`, { json: true });
  expect(JSON.parse(out)).toEqual({ ...sent, number, created: "2026-11-23T15:00:00.000Z" });
});

test("a reading is in the audit trail before the text is decrypted, which one of another message is not", async () => {
  const { run, arriveAll, audit, database, change } = await newTerminal();
  const [one, other] = await arriveAll("a", "b");
  const rows = await database.selectFrom("messages").select(["number", "sealed"]).execute();
  await change(other, { sealed: rows.find(({ number }) => number === one)?.sealed });
  await expect(run(`read ${other}`)).rejects.toThrow("does not open");
  expect((await audit()).at(-1)).toBe(`ana read ${other}`);
});

test("a wrong passphrase stays on record and opens nothing", async () => {
  const { run, arriveAll, audit } = await newTerminal();
  const [number] = await arriveAll("a");
  for (const line of [`read ${number}`, "test-key", "setup"])
    await expect(run(line, typing("not the passphrase"))).rejects.toThrow("neither the passphrase");
  expect((await audit()).slice(-3)).toEqual(Array(3).fill("ana passphrase refused"));
  expect((await run("list")).out).toContain(`${number}  new `);
});

test("setup makes new secrets and a new key, and deletes the file of the old code; all messages stay readable", async () => {
  const { run, arriveAll, audit, database, codeFile } = await newTerminal();
  const [before] = await arriveAll("a");
  /** Types the old secret and the new passphrase; returns the code, as it may be copied from paper. */
  const setUp = async (old: string, typed: string) => {
    const { out } = await run("setup", { ask: async (what) => (what === "new" ? typed : old) });
    const code = /^ {2}(\S{29})$/m.exec(out)?.[1] ?? "";
    return code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " ");
  };
  const code = await setUp(passphrase, passphrase);
  codeFile.keep(code);
  await expect(setUp(code, "short")).rejects.toThrow(/^The passphrase has fewer than 12 characters/);
  expect(codeFile.read()).toBe(code);
  const again = "another passphrase for tests";
  const newCode = await setUp(code, again);
  expect([codeFile.read(), (await audit()).at(-1)]).toEqual([undefined, "ana made a new passphrase and a new key"]);
  for (const old of [passphrase, code]) await expect(run("test-key", typing(old))).rejects.toThrow("neither");
  const [after] = await arriveAll("b");
  for (const [number, secret] of [before, after].flatMap(
    (one) =>
      [
        [one, again],
        [one, newCode],
      ] as const,
  ))
    expect((await run(`read ${number}`, typing(secret))).out).toContain(message.name);
  const rows = await database.selectFrom("messages").select(["number", "key_id"]).orderBy("key_id").execute();
  expect(rows).toEqual([
    { number: before, key_id: 1 },
    { number: after, key_id: 3 },
  ]);
});

test("the list says what is new, read, done or to be followed up, until when, and how many are set aside", async () => {
  const { run, arrive, arriveAll, change } = await newTerminal();
  const [fresh, read, done, followed] = await arriveAll("a", "b", "c", "d");
  await arrive("e", { suspect: true });
  await run(`read ${read}`);
  await run(`done ${done}`);
  await change(followed, { follow_up_at: monday + 72 * hour });
  const came = "came 10:00 AM on Monday, November 23";
  for (const [now, answer] of [
    [24 * hour, "answer by"],
    [24 * hour + 1, "overdue since"],
  ] as const)
    expect((await run("list", { now: monday + now })).out.split("\n").sort()).toEqual(
      [
        `${fresh}  new   ${came}  ${answer} 10:00 AM on Tuesday, November 24`,
        `${read}  read  ${came}  ${answer} 10:00 AM on Tuesday, November 24`,
        `${done}  done  ${came}`,
        `${followed}  new   ${came}  follow up on Thu, Nov 26`,
        "Looked like a robot's, and set aside: 1. See them at the front desk, under Spam.",
      ].sort(),
    );
  const listed = JSON.parse((await run("list", { json: true })).out) as { number: number }[];
  const [created, answerBy] = ["2026-11-23T15:00:00.000Z", "2026-11-24T15:00:00.000Z"];
  expect(listed.find(({ number }) => number === done)).toEqual({ number: done, created, state: "done", answerBy });
});

test("several are done at once; those that are not in the list are named, and the program fails", async () => {
  const { run, arrive, arriveAll } = await newTerminal();
  const [one, other] = await arriveAll("a", "b");
  const suspect = await arrive("c", { suspect: true });
  await expect(run(`done ${one} 1;ls`)).rejects.toThrow("six digits");
  expect((await run("list")).out).not.toContain("done");
  const done = (number: number | undefined) => `${number} is done, and is deleted after 30 days.`;
  const none = (number: number) => `There is no message ${number}: npm run messages -- list`;
  const out = [done(one), none(999_999), done(other), none(suspect.number)].join("\n");
  expect(await run(`done ${one} 999999 ${other} ${suspect.number}`)).toEqual({ good: false, out });
  expect(await run(`done ${one}`)).toEqual({ good: true, out: done(one) });
});

test("health fails while something needs attention, and says so, also as JSON", async () => {
  const { run, arriveAll, arrive, codeFile, database, folder, ...opened } = await newTerminal();
  const [number] = await arriveAll("a");
  await arrive("b", { suspect: true });
  await database.deleteFrom("notices").execute();
  const at = async (after: number, more = {}) => (await run("health", { now: monday + after, ...more })).out;
  expect(await run("health")).toEqual({ good: true, out: expect.stringMatching(/^All is well\.\n.*set aside: 1\./) });
  expect(await at(20 * hour + 1)).toMatch(/^Messages unread after 20 hours: 1\./);
  expect(await at(24 * hour + 1)).toMatch(/^Messages overdue: 1\. .*\nMessages unread/);
  await run(`done ${number}`);
  expect(await at(24 * hour + 1)).toMatch(/^All is well/);
  const place = join(folder, "missing/messages.db");
  expect(await at(0, { opened: { ...opened, database, place } })).toMatch(/^No room for messages in .*ENOENT/);
  codeFile.keep("a code");
  const { good, out } = await run("health", { json: true });
  const problems = [expect.stringContaining(`${codeFile.path} is beside the messages`)];
  expect([good, JSON.parse(out)]).toEqual([false, { ok: false, problems, setAside: 1 }]);
});

test("a backup is for its owner alone, overwrites nothing, has nothing readable, and opens where it is restored", async () => {
  const { run, arriveAll, ...opened } = await newTerminal();
  const [number] = await arriveAll("a");
  await using folder = await temporaryFolder({});
  const file = join(folder.path, "messages.db");
  await expect(run(`backup ${file}`, { opened: { ...opened, engine: "postgres" } })).rejects.toThrow("pg_dump");
  await run(`backup ${file}`);
  await expect(run(`backup ${file}`)).rejects.toThrow("overwrites nothing");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  for (const secret of [message.name, message.email, passphrase]) expect(bytes.includes(secret)).toBe(false);
  const restored = await openDatabase({ folder: folder.path });
  onTestFinished(restored.close);
  expect((await run(`read ${number}`, { opened: restored })).out).toContain(message.name);
});

test.each([
  ["read", "six digits"],
  ["read 1;ls", "six digits"],
  ["read 999999", "no message 999999"],
  ["read 999999 999998", "one message at a time"],
  ["done", "six digits"],
  ["backup", "Name the file"],
])("%s cannot be done, and says why", async (line, says) => {
  await expect((await newTerminal()).run(line)).rejects.toThrow(says);
});
