import { existsSync } from "node:fs";
import { type ContactMessage, keptDays } from "@practice/site/contact/contact-message.ts";
import { hourAndDay } from "@practice/site/practice/practice-time.ts";
import { type KeyPair, open } from "#inbox/sealing.ts";
import type { CodeFile } from "./code-file.ts";
import type { Database } from "./database.ts";
import {
  auditTrail,
  clearSuspect,
  countSetAside,
  list,
  markDone,
  type SealedMessage,
  takeForExport,
  takeForReading,
} from "./desk.ts";
import { problems } from "./health.ts";
import { makeFirstKey, renewKeys, testKeys, unlock } from "./keys.ts";
import { listText, setAsideText } from "./list-text.ts";
import { recipientsOf } from "./mail.ts";
import type { Asked } from "./passphrase.ts";
import type { Settings } from "./settings.ts";
import { type MessageStore, note } from "./store.ts";
import { testMail } from "./test-mail.ts";
import { asField, onItsLines, onOneLine, safeJson } from "./terminal-text.ts";

/** What a command works with, and where it comes from: the terminal, or a test. */
export type Desk = {
  database: Database;
  now: number;
  /** Who is at the terminal, for the audit trail. */
  actor: string;
  json: boolean;
  /** The width of the terminal, in columns. */
  columns: number;
  /** The arguments of the command: numbers, or a file. */
  arguments: readonly string[];
  /** Asks for the passphrase, a new one, or the recovery code instead. */
  ask: (what: Asked) => Promise<string>;
  codeFile: CodeFile;
  say: (text: string) => void;
  /** What the environment says of mail, of the page of the front desk, and of how long messages are kept. */
  settings?: Partial<Pick<Settings, "mail" | "staff" | "keepDays">>;
  /** The scrypt cost of a wrapped key, if not the default. */
  cost?: number;
};

type Command = (desk: Desk, store: MessageStore) => Promise<unknown>;

/** By name, what `npm run messages -- NAME` does. Errors are sentences; `false` sets exit code 1. */
export const commands: Readonly<Record<string, Command>> = {
  setup: async (desk, store) => {
    if (store.hasKey) return renew(desk, store, false);
    const code = await makeFirstKey(store, { passphrase: await desk.ask("new"), cost: desk.cost });
    if (!code) throw new Error("Meanwhile another program made the key. Run `npm run messages -- setup` again.");
    sayRecoveryCode(code, desk.say);
    await record(desk, "key made");
  },
  "rotate-key": (desk, store) => renew(desk, store, true),
  "test-key": async ({ ask, say }, store) => {
    await testKeys(await store.keys(), await ask("opening"));
    say("It opens the messages.");
  },
  list: async (desk) =>
    desk.say(listText(await list(desk.database), { ...desk, setAside: await countSetAside(desk.database) })),
  suspect: async (desk) =>
    desk.arguments.length === 0
      ? desk.say(listText(await list(desk.database, true), { ...desk, setAside: 0 }))
      : forEach(desk, clearSuspect, (numbers) => `Moved ${numbers} among the messages, with new notices.`),
  done: (desk) =>
    forEach(desk, markDone, (numbers, several) => {
      const days = desk.settings?.keepDays ?? keptDays.done;
      return `Marked ${numbers} as done; ${several ? "they are" : "it is"} deleted after ${days} days.`;
    }),
  read: async (desk, store) => {
    const [number, ...others] = numbersOf(desk);
    if (number === undefined || others.length > 0)
      throw new Error("Read one message at a time: npm run messages -- read 123456");
    const keys = await unlockWithLine(desk, store);
    // The reading is in the audit trail before its text is decrypted.
    const sealed = await takeForReading(desk.database, number, desk.actor, desk.now);
    if (!sealed) throw new Error(noSuch([number]));
    const message = await openOne(sealed, keys);
    desk.say(desk.json ? safeJson(message) : asText(message, desk.columns));
  },
  export: async (desk, store) => {
    const keys = await unlockWithLine(desk, store);
    const messages = await takeForExport(desk.database, desk.actor, desk.now);
    desk.say(safeJson(await Promise.all(messages.map((message) => openOne(message, keys)))));
  },
  audit: async ({ database, say }) => {
    for (const { at, actor, action, number } of await auditTrail(database))
      say([new Date(at).toISOString(), onOneLine(actor), onOneLine(action), number ?? ""].join("  ").trimEnd());
  },
  health: async ({ database, now, json, say, codeFile, settings = {} }) => {
    const found = await problems(database, now, settings.mail && (await recipientsOf(database, settings)));
    if (codeFile.read() !== undefined)
      found.push(
        `${codeFile.path} is beside the messages and opens them: npm run messages -- setup, before going live.`,
      );
    const setAside = await countSetAside(database);
    const lines = [...(found.length > 0 ? found : ["All is well."]), ...setAsideText(setAside)];
    say(
      json ? safeJson({ ok: found.length === 0, problems: found, setAside: setAside || undefined }) : lines.join("\n"),
    );
    return found.length === 0 ? undefined : false;
  },
  "test-mail": ({ database, say, settings = {} }) => testMail(database, settings, say),
  backup: async (desk) => {
    const { database, say } = desk;
    const [file] = desk.arguments;
    if (database.engine === "postgres")
      throw new Error(
        'The messages are in PostgreSQL. Back them up with its own program: pg_dump "$DATABASE_URL" > FILE',
      );
    if (!file) throw new Error("Name the file of the copy: npm run messages -- backup FILE");
    if (existsSync(file)) throw new Error(`${file} exists. Name a new file: a backup overwrites nothing.`);
    process.umask(0o077);
    await database.alone("VACUUM INTO ?", file);
    await record(desk, "backed up");
    say(`The copy is ${file}. Without passphrase or recovery code nobody can read the messages in it.`);
  },
};

/** Shows, once, what opens the messages when the passphrase is lost. */
export function sayRecoveryCode(code: string, say: (text: string) => void): void {
  say(`The recovery code, shown this once, for paper:\n\n  ${code}\n`);
}

function record({ database, now, actor }: Desk, action: string): Promise<void> {
  return note(database.query, now, actor, action);
}

async function renew(desk: Desk, store: MessageStore, rotate: boolean): Promise<void> {
  const typed = await desk.ask("old");
  await testKeys(await store.keys(), typed);
  const passphrase = await desk.ask("new");
  sayRecoveryCode(await renewKeys(store, { typed, passphrase, rotate, cost: desk.cost }), desk.say);
  // The old key's recovery code is in it.
  desk.codeFile.remove();
  await record(desk, rotate ? "key rotated" : "passphrase changed");
}

/** The keys; when what was typed opens none, this is in the audit trail. */
async function unlockWithLine(desk: Desk, store: MessageStore): Promise<Map<number, KeyPair>> {
  return unlock(await store.keys(), await desk.ask("opening")).catch(async (error: Error) => {
    await record(desk, "passphrase refused");
    throw error;
  });
}

type Opened = ContactMessage & { number: number; created: string };

async function openOne(
  { number, key_id: keyId, sealed, created_at }: SealedMessage,
  keys: Map<number, KeyPair>,
): Promise<Opened> {
  const text = await open(sealed, { number, keyId }, keys.get(keyId));
  return { number, created: new Date(created_at).toISOString(), ...(JSON.parse(text) as ContactMessage) };
}

function asText(message: Opened, columns: number): string {
  const names = ["name", "email", "phone", "patientType"] as const;
  const fields = names.map((name) => asField(name, message[name], columns));
  const head = `Message ${message.number}, ${hourAndDay(Date.parse(message.created))}`;
  return [head, ...fields, onItsLines(message.message, columns)].join("\n");
}

/** Applies a change to each given message, and says so; reports which do not exist, and then sets exit code 1. */
async function forEach(
  desk: Desk,
  change: typeof markDone,
  text: (numbers: string, several: boolean) => string,
): Promise<boolean> {
  const [changed, missing]: [number[], number[]] = [[], []];
  for (const number of numbersOf(desk))
    ((await change(desk.database, number, desk.actor, desk.now)) ? changed : missing).push(number);
  if (changed.length > 0) desk.say(text(changed.join(", "), changed.length > 1));
  if (missing.length > 0) desk.say(noSuch(missing));
  return missing.length === 0;
}

/** Throws, before anything is changed, when one of them is not a number. */
function numbersOf({ arguments: given }: Desk): number[] {
  if (given.length > 0 && given.every((one) => /^\d{6}$/.test(one))) return given.map(Number);
  throw new Error("Give the number of a message, six digits, for example: npm run messages -- read 123456");
}

function noSuch(numbers: readonly number[]): string {
  return `There is no message ${numbers.join(", ")}. See \`npm run messages -- list\` and \`npm run messages -- suspect\`.`;
}
