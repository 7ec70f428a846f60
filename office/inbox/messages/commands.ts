import { existsSync } from "node:fs";
import type { ContactMessage } from "@practice/site/contact/contact-message.ts";
import { hourAndDay, shortDayOf } from "@practice/site/practice/practice-time.ts";
import type { Keys } from "#inbox/keyring.ts";
import { open } from "#inbox/sealing.ts";
import { note } from "./changes.ts";
import type { CodeFile } from "./code-file.ts";
import { backUp, type Opened } from "./database.ts";
import { countSetAside, list, markDone, markRead } from "./desk.ts";
import { problems } from "./health.ts";
import { addKey, readKeyring, testKeys } from "./keys.ts";
import { recipientsOf } from "./mail.ts";
import type { Asked } from "./passphrase.ts";
import { answerWithin } from "./promise.ts";
import type { Settings } from "./settings.ts";
import { behindBars, onOneLine, safeJson } from "./terminal-text.ts";

/** What a command works with, and where it comes from: the terminal, or a test. */
export type Terminal = {
  opened: Opened;
  settings: Pick<Settings, "mail" | "staff" | "keepDays">;
  now: number;
  /** Who is at the terminal, for the audit trail. */
  actor: string;
  json: boolean;
  /** The arguments of the command: numbers, or a file. */
  arguments: readonly string[];
  /** Asks for the passphrase, a new one, or the recovery code instead. */
  ask: (what: Asked) => Promise<string>;
  codeFile: CodeFile;
  say: (text: string) => void;
  /** The cost of scrypt, if not the usual one. */
  cost?: number;
};

/** By name, what `npm run messages -- NAME` does. Errors are sentences; `false` sets exit code 1. */
export const commands: Readonly<Record<string, (terminal: Terminal) => Promise<unknown>>> = {
  async setup(terminal) {
    const { opened, now, ask, say, cost, codeFile } = terminal;
    const keyring = await readKeyring(opened.database);
    const known = keyring && (await unlocked(terminal, "old"));
    const code = await addKey(opened.database, { now, passphrase: await ask("new"), known, cost });
    if (!code) throw new Error("Meanwhile another program made a key. Run `npm run messages -- setup` again.");
    sayRecoveryCode(code, say);
    // Its code is of the key that there was.
    if (keyring) codeFile.remove();
    await record(terminal, keyring ? "made a new passphrase and a new key" : "made the key");
  },
  async "test-key"(terminal) {
    await unlocked(terminal, "opening");
    terminal.say("It opens the messages.");
  },
  async list({ opened: { database }, now, json, say }) {
    const rows = await list(database);
    if (json) return say(safeJson(rows.map(asData)));
    for (const row of rows) say(asLine(row, now));
    if (rows.length === 0) say("None.");
    saySetAside(await countSetAside(database), say);
  },
  async read(terminal) {
    const { opened, now, actor, json, say } = terminal;
    const [number = 0, ...others] = numbersOf(terminal);
    if (others.length > 0) throw new Error("Read one message at a time: npm run messages -- read 123456");
    const keys = await unlocked(terminal, "opening");
    // The reading is in the audit trail before its text is decrypted.
    const row = await opened.database.transaction().execute((transaction) => markRead(transaction, number, actor, now));
    if (!row) throw new Error(noSuch(number));
    const text = await open(row.sealed, { number, keyId: row.key_id }, keys.get(row.key_id));
    const message = { number, created: isoOf(row.created_at), ...(JSON.parse(text) as ContactMessage) };
    say(json ? safeJson(message) : asText(message));
  },
  async done(terminal) {
    const { opened, settings, now, actor, say } = terminal;
    let all = true;
    for (const number of numbersOf(terminal)) {
      const done = await markDone(opened.database, number, actor, now);
      say(done ? `${number} is done, and is deleted after ${settings.keepDays} days.` : noSuch(number));
      all &&= done;
    }
    return all;
  },
  async health({ opened, settings, now, json, say, codeFile: { path, read } }) {
    const found = await problems(opened, now, settings.mail && (await recipientsOf(opened.database, settings)));
    if (read() !== undefined)
      found.push(`${path} is beside the messages and opens them: npm run messages -- setup, before going live.`);
    const ok = found.length === 0;
    const setAside = await countSetAside(opened.database);
    if (json) say(safeJson({ ok, problems: found, setAside: setAside || undefined }));
    else {
      for (const problem of ok ? ["All is well."] : found) say(onOneLine(problem));
      saySetAside(setAside, say);
    }
    return ok;
  },
  async backup(terminal) {
    const { opened, say } = terminal;
    const [file] = terminal.arguments;
    if (opened.engine === "postgres")
      throw new Error(
        'The messages are in PostgreSQL. Back them up with its own program: pg_dump "$DATABASE_URL" > FILE',
      );
    if (!file) throw new Error("Name the file of the copy: npm run messages -- backup FILE");
    if (existsSync(file)) throw new Error(`${file} exists. Name a new file: a backup overwrites nothing.`);
    process.umask(0o077);
    await backUp(opened.database, file);
    await record(terminal, "backed up");
    say(`The copy is ${file}. Without passphrase or recovery code nobody can read the messages in it.`);
  },
};

/** Shows, once, what opens the messages when the passphrase is lost. */
export function sayRecoveryCode(code: string, say: (text: string) => void): void {
  say(`The recovery code, shown this once, for paper:\n\n  ${code}\n`);
}

function record({ opened, now, actor }: Terminal, action: string): Promise<void> {
  return note(opened.database, now, actor, action);
}

/** The keys; when what was typed opens none, this is in the audit trail. */
async function unlocked(terminal: Terminal, what: Asked): Promise<Keys> {
  const keyring = await readKeyring(terminal.opened.database);
  if (!keyring) throw new Error("There is no key yet: npm run messages -- setup");
  return testKeys(keyring, await terminal.ask(what)).catch(async (error: Error) => {
    await record(terminal, "passphrase refused");
    throw error;
  });
}

const isoOf = (at: number) => new Date(at).toISOString();

type Listed = Awaited<ReturnType<typeof list>>[number];

function asData({ number, created_at, read_at, done_at, follow_up_at }: Listed) {
  return {
    number,
    created: isoOf(created_at),
    state: done_at ? "done" : read_at ? "read" : "new",
    answerBy: isoOf(created_at + answerWithin),
    ...(follow_up_at && !done_at && { followUp: isoOf(follow_up_at) }),
  };
}

function asLine(row: Listed, now: number): string {
  const due = row.created_at + answerWithin;
  const answer = `${due < now ? "overdue since" : "answer by"} ${hourAndDay(due)}`;
  const next = row.follow_up_at !== null ? `follow up on ${shortDayOf(row.follow_up_at)}` : answer;
  const came = `${row.number}  ${asData(row).state.padEnd(4)}  came ${hourAndDay(row.created_at)}`;
  return row.done_at ? came : `${came}  ${next}`;
}

function asText(message: ContactMessage & { number: number; created: string }): string {
  const names = ["name", "email", "phone", "patientType"] as const;
  const fields = names.map((name) => `${name.padEnd(12)} ${onOneLine(message[name])}`);
  const head = `Message ${message.number}, ${hourAndDay(Date.parse(message.created))}`;
  return [head, ...fields, behindBars(message.message)].join("\n");
}

/** Says where to see what was set aside, if anything was. */
function saySetAside(count: number, say: (text: string) => void): void {
  if (count > 0) say(`Looked like a robot's, and set aside: ${count}. See them at the front desk, under Spam.`);
}

/** Throws, before anything is changed, when one of them is not a number. */
function numbersOf({ arguments: given }: Terminal): number[] {
  if (given.length > 0 && given.every((one) => /^\d{6}$/.test(one))) return given.map(Number);
  throw new Error("Give the number of a message, six digits, for example: npm run messages -- read 123456");
}

const noSuch = (number: number) => `There is no message ${number}: npm run messages -- list`;
