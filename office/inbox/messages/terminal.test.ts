import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { message, passphrase } from "#tests/support/messages.ts";
import { command, staffCommand } from "#tests/support/messages-program.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { codeFileIn } from "./code-file.ts";
import { commands, type Desk } from "./commands.ts";
import { type Database, openDatabase } from "./database.ts";
import { MessageStore, note } from "./store.ts";

/** 3:40 PM in New York. */
const afternoon = Date.parse("2020-11-24T20:40:00Z");
/** Control characters that a terminal would obey, except line breaks. */
const obeyed = /[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u;
const hostile = {
  ...message,
  patientType: "patient" as const,
  name: "\x1b]0;owned\x07\x9b2J Ana\nemail        spoofed@example.com",
  message: "\x1b[2J\u202eneht\u202c \u{e0001} 👩🏽‍⚕️\nMessage 999999, now\r\x08",
};

/** A desk with a database and a key of its own. */
async function newDesk(folder: string) {
  const database = await openDatabase({ folder, databaseUrl: undefined });
  const store = new MessageStore(database, () => afternoon);
  await store.prepare();
  /** Runs a command; returns its output, and whether it succeeded. */
  const run = async (line: string, more: Partial<Desk> = {}) => {
    const [name = "", ...given] = line.split(" ");
    const said: string[] = [];
    const ask = async () => passphrase;
    const base = {
      database,
      now: afternoon + 1_000,
      actor: "ana",
      json: false,
      columns: 80,
      arguments: given,
      ask,
      codeFile: codeFileIn(folder),
      cost: 4,
    };
    await store.refreshKey();
    const good = await commands[name]?.({ ...base, say: (text) => said.push(text), ...more }, store);
    return { out: said.join("\n"), good: good !== false };
  };
  const arrive = async (fields: object = {}, suspect = false) => {
    const receipt = await store.accept({ ...hostile, ...fields }, { suspect });
    return receipt === "conflict" ? 0 : receipt.number;
  };
  const code = /^ {2}([0-9A-Z-]{29})$/m.exec((await run("setup")).out)?.[1] ?? "";
  return { database, store, run, arrive, code };
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let desk: Awaited<ReturnType<typeof newDesk>>;

beforeAll(async () => {
  folder = await temporaryFolder({});
  desk = await newDesk(folder.path);
});
afterAll(async () => {
  await desk.database.close();
  await folder[Symbol.asyncDispose]();
});
const typing = (text: string) => ({ ask: async () => text });

describe("reading", () => {
  test("shows a whole message, escapes its control characters, and marks its lines as not ours", async () => {
    const { out } = await desk.run(`read ${await desk.arrive()}`);
    expect(out).not.toMatch(obeyed);
    expect(out).toContain("3:40 PM on Tuesday, November 24");
    expect(out.match(/^email .*/gm)).toEqual([`email        ${message.email}`]);
    expect(out).toContain("  | Message 999999, now\\u000d\\u0008");
    expect(out).toContain("👩🏽‍⚕️");
  });

  test("wraps lines longer than the width of the terminal, each row after a bar, and loses no text", async () => {
    const wrapped = async (fields: Record<string, string>, columns: number) => {
      const { out } = await desk.run(`read ${await desk.arrive({ name: "Ana", ...fields })}`, { columns });
      return out.split("\n").slice(1);
    };
    const spoof = `Call${" ".repeat(5_012)}email        spoofed@example.com`;
    const lines = await wrapped({ message: spoof, name: spoof.slice(0, 90) }, 80);
    expect(lines.slice(0, 3)).toEqual([
      `name         Call${" ".repeat(63)}`,
      `           | ${" ".repeat(23)}`,
      expect.any(String),
    ]);
    expect(lines.filter((line) => line.length > 80 || !/^ +\| |^(name|email|phone|patientType) /.test(line))).toEqual(
      [],
    );
    expect(
      lines
        .slice(5)
        .map((line) => line.slice(4))
        .join(""),
    ).toBe(spoof);
    expect(lines.at(-1)).toMatch(/^ {2}\| email {8}spoofed@example.com$/);

    // At spaces, where there are some.
    expect((await wrapped({ message: `${"word ".repeat(16)}${"x".repeat(40)}` }, 40)).slice(4)).toEqual([
      ...[7, 7, 2].map((words) => `  | ${"word ".repeat(words)}`),
      `  | ${"x".repeat(36)}`,
      "  | xxxx",
    ]);
  });

  test.each([
    { script: "Chinese", text: "我的脖子疼".repeat(20), row: "我的脖子疼".repeat(4).slice(0, 18) },
    { script: "emoji", text: "😀".repeat(50), row: "😀".repeat(18) },
    { script: "emoji of several parts", text: "👩🏽‍⚕️".repeat(50), row: "👩🏽‍⚕️".repeat(3) },
    { script: "Arabic", text: "مرحبا ".repeat(20), row: "مرحبا ".repeat(6) },
    { script: "marks over a letter", text: `e${"\u0301".repeat(100)}`, row: `e${"\u0301".repeat(35)}` },
  ])("counts $script as no narrower than a terminal shows it", async ({ text, row }) => {
    const { out } = await desk.run(`read ${await desk.arrive({ message: text })}`, { columns: 40 });
    const rows = out.match(/(?<=^ {2}\| ).*/gm) ?? [];
    expect(rows[0]).toBe(row);
    expect(rows.join("")).toBe(text);
  });

  test("as JSON has the same content for programs", async () => {
    const number = await desk.arrive({ phone: "1" });
    const { out } = await desk.run(`read ${number}`, { json: true });
    expect(out).not.toMatch(obeyed);
    expect(JSON.parse(out)).toEqual({ ...hostile, phone: "1", number, created: "2020-11-24T20:40:00.000Z" });
    const listed = JSON.parse((await desk.run("list", { json: true })).out) as { number: number }[];
    expect(listed.find((one) => one.number === number)).toEqual({
      number,
      created: "2020-11-24T20:40:00.000Z",
      state: "read",
      answerBy: "2020-11-25T20:40:00.000Z",
      notice: "waiting",
    });
  });

  test("is in the audit trail before the text is shown", async () => {
    const number = await desk.arrive({ phone: "2" });
    const atSaying: Promise<{ out: string }>[] = [];
    await desk.run(`read ${number}`, { say: () => void atSaying.push(desk.run("audit")) });
    expect((await Promise.all(atSaying)).map(({ out }) => out)).toEqual([
      expect.stringMatching(new RegExp(`ana {2}read {2}${number}$`, "m")),
    ]);
  });

  test("escapes control characters in the audit trail", async () => {
    await note(desk.database.query, 0, "ana", "sends notices to a\u001b[2J@example.com");
    expect((await desk.run("audit")).out).toContain("sends notices to a\\u001b[2J@example.com");
  });

  test("needs the passphrase or the code; the attempt stays on record, and the message unread", async () => {
    const number = await desk.arrive({ phone: "3" });
    await expect(desk.run(`read ${number}`, typing("not the passphrase"))).rejects.toThrow("neither the passphrase");
    const { out } = await desk.run("audit");
    expect(out).toContain("ana  passphrase refused");
    expect(out).not.toMatch(new RegExp(`read {2}${number}`));
    // With typical mistakes of copying from paper.
    const typed = desk.code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " ");
    expect((await desk.run(`read ${number}`, typing(typed))).out).toContain(`Message ${number}`);
  });

  test("detects that a sealed text was moved to another message or changed", async () => {
    const { database } = desk;
    const [one, other] = [await desk.arrive({ phone: "4" }), await desk.arrive({ phone: "5" })];
    await database.query(
      "UPDATE messages SET sealed = (SELECT sealed FROM messages WHERE number = $1) WHERE number = $2",
      [one, other],
    );
    await expect(desk.run(`read ${other}`)).rejects.toThrow(/does not open/);
    await database.query("DELETE FROM messages WHERE number = $1", [other]);
  });
});

test("suspects are a separate list, from which one can be moved to the messages", async () => {
  const number = await desk.arrive({ phone: "6" }, true);
  const lists = async (name: string) => (await desk.run(name)).out;
  expect(await lists("suspect")).toContain(String(number));
  expect(await lists("list")).not.toContain(String(number));
  expect(await lists("list")).toMatch(/\nSet aside because they looked like a robot's: 1\. .*messages -- suspect$/);
  expect(await desk.run("health")).toMatchObject({ good: true, out: expect.stringMatching(/robot's: 1\./) as string });
  expect(JSON.parse((await desk.run("health", { json: true })).out)).toEqual({ ok: true, problems: [], setAside: 1 });
  await desk.run(`suspect ${number}`);
  expect(await lists("list")).not.toContain("Set aside");
  expect(await lists("list")).toContain(String(number));
  await desk.run(`done ${number}`);
  expect(await lists("list")).toMatch(new RegExp(`${number} {2}done`));
});

test("several are marked at once, and what was done is said; those that do not exist are reported, and the program exits with 1", async () => {
  const numbers = [await desk.arrive({ phone: "10" }), await desk.arrive({ phone: "11" })];
  const suspects = [await desk.arrive({ phone: "12" }, true), await desk.arrive({ phone: "13" }, true)];
  const said = async (line: string, more = {}) => {
    const { good, out } = await desk.run(line, more);
    return [good, ...out.split("\n")];
  };
  const missing = expect.stringMatching(/^There is no message 999999(, 999998)?\. See/) as string;
  expect(await said(`suspect ${suspects[0]} 999999 ${suspects[1]} 999998`)).toEqual([
    false,
    `Moved ${suspects.join(", ")} among the messages, with new notices.`,
    missing,
  ]);
  await expect(desk.run(`done ${numbers[0]} 1;ls`)).rejects.toThrow("six digits");
  expect((await desk.run("list")).out).not.toContain(`${numbers[0]}  done`);
  expect(await said(`done 999999 ${numbers.join(" ")}`)).toEqual([
    false,
    `Marked ${numbers.join(", ")} as done; they are deleted after 30 days.`,
    missing,
  ]);
  expect(await said(`done ${suspects[0]}`, { settings: { keepDays: 7 } })).toEqual([
    true,
    `Marked ${suspects[0]} as done; it is deleted after 7 days.`,
  ]);
  expect(await said(`done ${suspects[1]}`)).toHaveLength(2);
  expect(await said("done 999999")).toEqual([false, missing]);
  const { out } = await desk.run("list");
  for (const number of [...numbers, ...suspects]) expect(out).toContain(`${number}  done`);
});

test("an export has every message, is in the audit trail, and leaves all as they were: unread, with their reminders", async () => {
  await using elsewhere = await temporaryFolder({});
  const { database, run, arrive } = await newDesk(elsewhere.path);
  const [message, suspect] = [await arrive({ phone: "20" }), await arrive({ phone: "21" }, true)];
  const stored = () =>
    Promise.all([
      database.query("SELECT number, read_at, version, change FROM messages ORDER BY number"),
      database.query("SELECT number, kind, state FROM outbox ORDER BY number, kind"),
    ]);
  const before = await stored();
  const exported = JSON.parse((await run("export")).out) as object[];
  expect(exported).toMatchObject([
    { number: message, phone: "20" },
    { number: suspect, phone: "21" },
  ]);
  expect(await stored()).toEqual(before);
  const { out } = await run("audit");
  for (const number of [message, suspect]) expect(out).toContain(`ana  exported  ${number}`);
  expect(out).not.toContain("ana  read");
  await expect(run("export", typing("not the passphrase"))).rejects.toThrow("neither the passphrase");
  await database.close();
});

test("after 24 hours the list says since when a message is overdue, and health fails until it is done", async () => {
  await using elsewhere = await temporaryFolder({});
  const { database, run, arrive } = await newDesk(elsewhere.path);
  const number = await arrive();
  await run(`read ${number}`);
  await database.query("UPDATE outbox SET state = 'sent'");
  const at = { now: afternoon + 24 * 3_600_000 };
  const later = { now: at.now + 1 };
  expect((await run("list", at)).out).toContain("answer by 3:40 PM on Wednesday");
  expect(await run("health", at)).toEqual({ good: true, out: "All is well." });
  const { out } = await run("list", later);
  expect(out).toContain("overdue since 3:40 PM on Wednesday, November 25");
  expect(out).not.toContain("answer by");
  expect(await run("health", later)).toEqual({
    good: false,
    out: expect.stringMatching(/^Messages overdue: 1\. The site promises an answer within 24 hours/) as string,
  });
  await run(`done ${number}`);
  expect(await run("health", later)).toEqual({ good: true, out: "All is well." });
  await arrive({ phone: "22" }, true);
  expect(await run("health", later), "one set aside is not overdue").toMatchObject({ good: true });
  await database.close();
});

test("health fails for a day after messages could not be stored, as soon as that can be written", async () => {
  await using elsewhere = await temporaryFolder({});
  const { database, run, arrive, store } = await newDesk(elsewhere.path);
  const pages = (count: number) => database.alone(`PRAGMA max_page_count = ${count}`);
  await pages(1);
  const long = { message: "x".repeat(10_000) };
  for (let times = 0; times < 2; times++) await expect(arrive(long)).rejects.toThrow("full");
  await pages(1_000_000);
  await store.unstored.write(database, afternoon);
  await store.unstored.write(database, afternoon);
  expect((await run("audit")).out.match(/site {2}could not store .*/g)).toEqual([
    expect.stringMatching(/could not store 2 messages: .*full/),
  ]);
  expect(await run("health")).toEqual({
    good: false,
    out: expect.stringMatching(/^Visitors were asked to call, last at 3:40 PM .*could not store 2 messages/) as string,
  });
  expect((await run("health", { now: afternoon + 24 * 3_600_000 })).good).toBe(true);
  await database.close();
});

/** A database that reads, and writes nothing. */
const refusing =
  (query: Database["query"]): Database["query"] =>
  (text, ...rest) =>
    /^INSERT/.test(text) ? Promise.reject(new Error("full")) : query(text, ...rest);

test("health fails when no file can be written beside the messages, or nothing to them, and leaves no file", async () => {
  await using elsewhere = await temporaryFolder({});
  const { database, run } = await newDesk(elsewhere.path);
  const says = (reason: string) => expect.stringMatching(new RegExp(`^No room for messages in .*${reason}`)) as string;
  const missing = { ...database, place: join(elsewhere.path, "missing/messages.db") };
  expect(await run("health", { database: missing })).toEqual({ good: false, out: says("ENOENT") });
  const full = { ...database, query: refusing(database.query) };
  expect(await run("health", { database: full })).toEqual({ good: false, out: says("full") });
  expect(await run("health")).toEqual({ good: true, out: "All is well." });
  expect((await readdir(elsewhere.path)).filter((name) => name.startsWith("health"))).toEqual([]);
  await database.close();
});

test("a database that cannot be opened is named, with the reason", async () => {
  await using elsewhere = await temporaryFolder({ "messages.db/file": "" });
  const [code, out, error] = await command("health", { DATA_DIR: elsewhere.path });
  expect([code, out]).toEqual([1, ""]);
  expect(error).toMatch(new RegExp(`^The messages in ${elsewhere.path} cannot be opened and written: EISDIR`));
});

test("health fails, and says why, when a message is unread after 20 hours", async () => {
  await desk.arrive({ phone: "7" });
  expect(await desk.run("health")).toEqual({ good: true, out: "All is well." });
  const { good, out } = await desk.run("health", { json: true, now: afternoon + 20 * 3_600_000 + 1 });
  expect([good, JSON.parse(out)]).toEqual([
    false,
    { ok: false, problems: [expect.stringContaining("over an hour"), expect.stringContaining("after 20 hours")] },
  ]);
});

test.each([
  { line: "read", says: "six digits" },
  { line: "read 1;ls", says: "six digits" },
  { line: "read 999999", says: "no message 999999" },
  { line: "read 999999 999998", says: "one message at a time" },
  { line: "done", says: "six digits" },
  { line: "backup", says: "Name the file" },
])("$line that cannot be done says why", async ({ line, says }) => {
  await expect(desk.run(line)).rejects.toThrow(says);
});

test("a backup is for its owner alone, contains nothing readable, overwrites nothing, and opens when restored", async () => {
  const number = await desk.arrive({ phone: "8", name: "Zaphira Quillfeather" });
  await using elsewhere = await temporaryFolder({});
  const file = join(elsewhere.path, "messages.db");
  await desk.run(`backup ${file}`);
  await expect(desk.run(`backup ${file}`)).rejects.toThrow("overwrites nothing");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (const secret of ["Quillfeather", message.email, passphrase, desk.code, desk.code.replaceAll("-", "")])
    expect((await readFile(file)).includes(secret)).toBe(false);

  // What follows is done to the restored copy: there, `setup` gives it a new passphrase.
  const restored = await newDesk(elsewhere.path);
  expect((await restored.run(`read ${number}`)).out).toContain("Zaphira Quillfeather");
  await expect(restored.run("test-key", typing(desk.code))).rejects.toThrow("neither");
  const { out } = await restored.run("rotate-key");
  await expect(restored.run("test-key", typing(restored.code))).rejects.toThrow("neither");
  await restored.run("test-key", typing(/^ {2}(\S{29})$/m.exec(out)?.[1] ?? ""));
  await restored.arrive({ name: "After" });
  expect(await restored.database.query("SELECT DISTINCT key_id FROM messages ORDER BY 1")).toEqual([
    { key_id: 1 },
    { key_id: 2 },
  ]);
  const exported = JSON.parse((await restored.run("export")).out) as { name: string }[];
  expect(exported.map(({ name }) => name)).toEqual(expect.arrayContaining(["After", "Zaphira Quillfeather"]));
  await restored.database.close();
});

test.concurrent.each<{ line: string; environment: Record<string, string>; code: number; says: RegExp }>([
  { line: "test-key", environment: { MESSAGES_PASSPHRASE: passphrase }, code: 0, says: /opens the messages/ },
  { line: "test-key", environment: { MESSAGES_PASSPHRASE: "" }, code: 1, says: /set MESSAGES_PASSPHRASE/ },
  { line: "list --json", environment: {}, code: 0, says: /^\[/ },
  { line: "list", environment: { MESSAGES_PASSPHRASE: "short" }, code: 1, says: /MESSAGES_PASSPHRASE has fewer/ },
  { line: "test-mail", environment: { SMTP_URL: "" }, code: 1, says: /set SMTP_URL/ },
  {
    line: "test-mail",
    environment: { SMTP_URL: "smtp://127.0.0.1:1", NOTICE_TO: "a@example.com", NOTICE_FROM: "b@example.com" },
    code: 1,
    says: /^a@example\.com: not accepted/,
  },
  { line: "list", environment: { PROXIES: "many" }, code: 1, says: /PROXIES is "many"/ },
  { line: "constructor", environment: {}, code: 1, says: /rotate-key/ },
])("the program exits with $code for $line with $environment", async ({ line, environment, code, says }) => {
  const [ended, out, error] = await command(line, { DATA_DIR: folder.path, ...environment });
  expect([ended, out + error]).toEqual([code, expect.stringMatching(says)]);
  expect(code === 0 ? error : "").toBe("");
});

test("a new passphrase that is too short is refused without naming a setting that nobody wrote", async () => {
  const refused = desk.run("setup", { ask: async (what) => (what === "new" ? "short" : passphrase) });
  await expect(refused).rejects.toThrow(/^The passphrase has fewer than 12 characters/);
});

describe("in a folder without messages", () => {
  const programs = [
    { name: "messages", run: command },
    { name: "staff", run: staffCommand },
  ];
  test.concurrent.each(
    ["list", "list --json", "suspect", "health", "export", "read 123456", "audit", "test-mail", "test-key"]
      .map((line) => ({ ...programs[0], line }))
      .concat(["list", "invite Anna", "recover"].map((line) => ({ ...programs[1], line }))),
  )(
    "$name $line makes none, says which folder it is and how to name another, and exits with 1",
    async ({ run, line }) => {
      await using empty = await temporaryFolder({});
      const wrong = join(empty.path, "elsewhere");
      const environment = { DATA_DIR: wrong, MESSAGES_PASSPHRASE: passphrase };
      const [code, out, error] = (await run?.(line, environment)) ?? [];
      expect([code, out]).toEqual([1, ""]);
      expect(error).toContain(`There are no messages in ${wrong}`);
      expect(error).toMatch(/DATA_DIR=.*messages -- list/);
      expect(existsSync(wrong)).toBe(false);
    },
  );

  test("setup makes them", async () => {
    await using empty = await temporaryFolder({});
    const environment = { DATA_DIR: empty.path, MESSAGES_PASSPHRASE: passphrase };
    expect(await command("setup", environment)).toEqual([0, expect.stringContaining("recovery code"), ""]);
    expect(await command("list", environment)).toEqual([0, "None.\n", ""]);
  });
});
