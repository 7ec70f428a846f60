/** `npm run messages -- …`: what the practice does with its messages, from a terminal on the server. */
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import type { ContactMessage } from "#domain/contact-message.ts";
import { openDatabase, type Database } from "./database.ts";
import {
  auditTrail,
  clearSuspect,
  list,
  type Listed,
  markDone,
  problems,
  type SealedMessage,
  takeForReading,
} from "./desk.ts";
import { makeFirstKey, renewKeys, testKeys, unlock } from "./keys.ts";
import { askPassphrase } from "./passphrase.ts";
import { open } from "./seal.ts";
import { readSettings } from "./settings.ts";
import { sayRecoveryCode } from "./start.ts";
import { answerWithin, MessageStore, note } from "./store.ts";
import { onItsLines, onOneLine, safeJson } from "./terminal-text.ts";
import { hourAndDay } from "./times.ts";

const usage = `npm run messages -- …
  setup         make the key; or, when there is one, give it a new passphrase
  list          the messages, without their texts
  read N        open message N
  done N        mark it as done: it is deleted 30 days later
  suspect       what looked like robots; suspect N puts one among the messages
  audit         who did what, and when
  health        what needs attention; ends with 1 when something does
  export        all messages, opened, as JSON
  backup FILE   copy the database of this machine
  test-key      whether the passphrase or the recovery code opens the messages
  rotate-key    a new key for messages from now on
list, read and health take --json.`;

const [command = "", ...rest] = process.argv.slice(2);
const asJson = rest.includes("--json");
const argument = rest.find((one) => one !== "--json");
const now = Date.now();
const actor = process.env.SUDO_USER || userName();

async function run(database: Database, passphrase: string | undefined): Promise<void> {
  const store = new MessageStore(database, () => now);
  await store.prepare();
  const typed = () => askPassphrase("Passphrase or recovery code: ", passphrase);
  const renew = async (rotate: boolean) => {
    const old = await typed();
    await testKeys(await store.keys(), old);
    const chosen = await askPassphrase("New passphrase: ", passphrase, true);
    sayRecoveryCode(await renewKeys(store, { typed: old, passphrase: chosen, rotate }), true);
    await note(database.query, now, actor, rotate ? "key rotated" : "passphrase changed");
  };

  if (command === "setup" && !store.hasKey) {
    sayRecoveryCode(await makeFirstKey(store, await askPassphrase("New passphrase: ", passphrase, true)), true);
    await note(database.query, now, actor, "key made");
  } else if (command === "setup") await renew(false);
  else if (command === "rotate-key") await renew(true);
  else if (command === "list") showList(await list(database));
  else if (command === "suspect" && argument === undefined) showList(await list(database, true));
  else if (command === "suspect") mustExist(await clearSuspect(database, number(), actor, now));
  else if (command === "done") mustExist(await markDone(database, number(), actor, now));
  else if (command === "read") show(await read(store, [number()], await typed()));
  else if (command === "export") {
    const all = [...(await list(database)), ...(await list(database, true))].map((one) => one.number);
    console.log(safeJson(await read(store, all, await typed())));
  } else if (command === "audit")
    for (const { at, actor: who, action, number: of } of await auditTrail(database))
      console.log(`${new Date(at).toISOString()}  ${onOneLine(who)}  ${action}${of === null ? "" : `  ${of}`}`);
  else if (command === "health") {
    const found = await problems(database, now);
    if (asJson) console.log(safeJson({ ok: found.length === 0, problems: found }));
    else console.log(found.join("\n") || "All is well.");
    process.exitCode = found.length === 0 ? 0 : 1;
  } else if (command === "test-key") {
    await testKeys(await store.keys(), await typed());
    console.log("It opens the messages.");
  } else if (command === "backup") await backUp(database);
}

/** Opens messages, each reading in the audit trail before its text is anywhere. */
async function read(store: MessageStore, numbers: readonly number[], typed: string) {
  const keys = await unlock(await store.keys(), typed).catch(async (error: Error) => {
    await note(store.database.query, now, actor, "passphrase refused");
    throw error;
  });
  const opened: (ContactMessage & { number: number; created: string })[] = [];
  for (const one of numbers) {
    const message = await takeForReading(store.database, one, actor, now);
    mustExist(message !== undefined);
    opened.push(await openOne(message as SealedMessage, keys));
  }
  return opened;
}

async function openOne(
  { number: of, key_id: keyId, sealed, created_at }: SealedMessage,
  keys: Map<number, Uint8Array>,
) {
  const text = await open(sealed, { number: of, keyId }, keys.get(keyId) ?? new Uint8Array());
  return { number: of, created: new Date(created_at).toISOString(), ...(JSON.parse(text) as ContactMessage) };
}

function show([message]: Awaited<ReturnType<typeof read>>): void {
  if (!message) return;
  if (asJson) return console.log(safeJson(message));
  console.log(`Message ${message.number}, ${hourAndDay(Date.parse(message.created))}`);
  for (const field of ["name", "email", "phone", "patientType"] as const)
    console.log(`${field.padEnd(12)} ${onOneLine(message[field])}`);
  console.log(onItsLines(message.message));
}

function showList(messages: readonly Listed[]): void {
  const rows = messages.map(({ number: of, created_at, read_at, done_at, notice }) => ({
    number: of,
    created: new Date(created_at).toISOString(),
    state: done_at ? "done" : read_at ? "read" : "new",
    answerBy: new Date(created_at + answerWithin).toISOString(),
    notice,
  }));
  if (asJson) return console.log(safeJson(rows));
  if (rows.length === 0) console.log("None.");
  for (const { number: of, created, state, answerBy, notice } of rows) {
    const by = state === "done" ? "" : `  answer by ${hourAndDay(Date.parse(answerBy))}`;
    console.log(`${of}  ${state.padEnd(4)}  came ${hourAndDay(Date.parse(created))}${by}  notice: ${notice ?? "none"}`);
  }
}

async function backUp(database: Database): Promise<void> {
  if (database.engine === "postgres")
    throw new Error(
      'The messages are in PostgreSQL. Back them up with its own program: pg_dump "$DATABASE_URL" > FILE',
    );
  if (!argument) throw new Error("Name the file of the copy: npm run messages -- backup FILE");
  const file = resolve(process.env.INIT_CWD ?? "", argument);
  if (existsSync(file)) throw new Error(`${file} exists. Name a new file: a backup overwrites nothing.`);
  process.umask(0o077);
  await database.alone("VACUUM INTO ?", file);
  await note(database.query, now, actor, "backed up");
  console.log(`The copy is ${file}. Without passphrase or recovery code nobody can read the messages in it.`);
}

function number(): number {
  if (argument && /^\d{6}$/.test(argument)) return Number(argument);
  throw new Error(`Give the number of a message, six digits: npm run messages -- ${command} 123456`);
}

function mustExist(found: boolean): void {
  if (!found)
    throw new Error("There is no such message. See `npm run messages -- list` and `npm run messages -- suspect`.");
}

/** In some containers the user has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

const known = [...usage.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
if (!known.includes(command)) {
  console.log(usage);
  process.exitCode = command === "" || command === "--help" ? 0 : 1;
} else {
  try {
    const settings = readSettings(process.env);
    const database = await openDatabase(settings);
    await run(database, settings.passphrase).finally(() => database.close());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
