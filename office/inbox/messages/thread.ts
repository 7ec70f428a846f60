/**
 * The thread that seals, stores and announces messages, so that neither a slow disk nor a slow database ever delays a
 * page. `start.ts` runs it, and sends it calls of the store.
 */
import { once } from "node:events";
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { staffPath } from "#inbox/inbox.ts";
import { codeFileIn } from "./code-file.ts";
import { sayRecoveryCode } from "./commands.ts";
import { type Database, openDatabase } from "./database.ts";
import { makeFirstKey } from "./keys.ts";
import { work } from "./outbox.ts";
import type { Settings } from "./settings.ts";
import type { StaffCall, StaffReply } from "#inbox/staff/service.ts";
import { recordOrigin, type StaffSettings } from "#inbox/staff/settings.ts";
import { statusOf } from "./status.ts";
import { MessageStore, note } from "./store.ts";

/** What other threads may call. */
export type StoreCalls = Pick<MessageStore, "accept" | "ticket" | "readTicket"> & {
  status: (number: number, words: string) => ReturnType<typeof statusOf>;
  staff: (call: StaffCall) => Promise<StaffReply>;
  /** Adds a line to the audit trail. */
  note: (actor: string, action: string) => Promise<void>;
};
export type Call = { id: number; method: keyof StoreCalls; values: unknown[] };
/** The data from `start.ts`: whether someone reads what is printed; `yields` lowers its priority once it is ready. */
export type ThreadData = { settings: Settings; isTerminal: boolean; yields: boolean };
export type Reply = "ready" | { id: number; value?: unknown; error?: string };

/** Milliseconds: the longest between attempts to open the database, and for the last notice at shutdown. */
const maxPause = 10_000;
const patience = 3_000;
const now = () => Date.now();
const stopping = new AbortController();

/** Retries with backoff until there is a database with a key. */
async function openStore(settings: Settings): Promise<MessageStore | undefined> {
  let said = "";
  for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, maxPause)) {
    const opened = await tryToOpen(settings).catch((error: Error) => error.message);
    if (typeof opened !== "string") return opened;
    if (opened !== said) console.error(`Messages are refused for now: ${opened}`);
    said = opened;
    await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
  }
  return undefined;
}

async function tryToOpen(settings: Settings): Promise<MessageStore> {
  const database = await openDatabase(settings);
  try {
    const store = new MessageStore(database, now);
    await store.prepare();
    if (!store.hasKey) {
      // A production server must not store a recovery code.
      if (settings.production)
        throw new Error("there is no key to seal them with. Make it at a terminal: npm run messages -- setup");
      await makeKey(store, settings);
    }
    await recordOrigin(database.query, settings.staff?.origin ?? "");
    await sayOpen(database, settings);
    return store;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

/** Says where everything is; the first manager's link only where no log keeps it. */
async function sayOpen(database: Database, { folder, mail, staff, production }: Settings): Promise<void> {
  const code = codeFileIn(folder);
  const place = database.engine === "sqlite" ? short(database.place) : database.place;
  console.log(`Messages: ${place} (to read them here: npm run messages -- list)`);
  if (code.read() !== undefined) console.log(`Recovery code, which opens them: ${short(code.path)}`);
  if (!production) sayMissing({ mail, staff });
  if (!staff) return;
  console.log(`Front desk, to read and answer them: ${staff.origin}${staffPath}`);
  const { hasPasskeys, inviteFirstManager } = await import("#inbox/staff/invitations.ts");
  if (await hasPasskeys(database)) return;
  if (!isTerminal) return console.log("Nobody can sign in yet. For the first manager's link: npm run staff -- invite");
  const { link } = await inviteFirstManager({ database, now: now(), origin: staff.origin }, "start");
  console.log(`To sign in the first time, open this link. It works once, for 24 hours:\n${link}`);
}

/** Says what a server in use should have; the site is served and messages are taken without it. */
function sayMissing({ mail, staff }: Pick<Settings, "mail" | "staff">): void {
  if (!mail) console.log("Email: no one is told of a new message until you set SMTP_URL (docs/messages.md)");
  if (!staff) console.log("Front desk: closed until you set STAFF_ORIGIN=https://www.example.com, the site's address");
}

/** A path as seen from the current folder, if it is inside. */
function short(path: string): string {
  const inside = relative("", path);
  return inside.startsWith("..") ? path : inside;
}

/** Gives pages priority on few processors. Only Linux has thread priorities, and some sandboxes forbid them. */
function yieldToPages(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Pages are then a millisecond slower under a flood of messages.
  }
}

/** Makes a key; its recovery code is never logged. */
async function makeKey(store: MessageStore, { passphrase, folder }: Settings): Promise<void> {
  const file = codeFileIn(folder);
  const keep = passphrase === undefined ? file.keep : undefined;
  const code = await makeFirstKey(store, { passphrase, keep });
  if (!code) return;
  if (keep) return;
  if (isTerminal) sayRecoveryCode(code, console.log);
  else console.log("There is a new key: `npm run messages -- setup` shows a recovery code for paper.");
}

/** The calls of a store; the code of the front desk is loaded only when it is open. */
async function callsOf(store: MessageStore): Promise<StoreCalls> {
  return {
    accept: (...values) => store.accept(...values),
    ticket: (receipt) => store.ticket(receipt),
    readTicket: (ticket) => store.readTicket(ticket),
    status: (number, words) => statusOf(store, number, words),
    note: (actor, action) => note(store.database.query, now(), actor, action),
    staff: settings.staff
      ? await staffOf(store, settings.staff)
      : () => Promise.reject(new Error("the front desk is closed")),
  };
}

async function staffOf(store: MessageStore, staff: StaffSettings): Promise<StoreCalls["staff"]> {
  const { createStaff } = await import("#inbox/staff/service.ts");
  const usualAddresses = settings.mail?.to.split(", ") ?? [];
  const { database } = store;
  return createStaff(() => ({ ...staff, database, usualAddresses, now: now(), keys: () => store.keys() }));
}

const port = parentPort;
if (!port) throw new Error("start.ts runs this file as a thread.");
const reply = (message: Reply) => port.postMessage(message);
const { settings, isTerminal, yields } = workerData as ThreadData;
for (const text of settings.wrong) console.error(text);
if (settings.production) sayMissing(settings);
const opening = openStore(settings);
const calls = opening.then((store) => store && callsOf(store));
port.on("message", (call: Call | "close") => {
  if (call === "close") return stopping.abort();
  calls
    .then((known) => (known?.[call.method] as (...values: unknown[]) => unknown)(...call.values))
    .then(
      (value) => reply({ id: call.id, value }),
      (error: Error) => reply({ id: call.id, error: error.message }),
    );
});

const store = await opening;
if (store) {
  await calls;
  if (yields) yieldToPages();
  reply("ready");
  const working = work(store, settings, now, stopping.signal);
  if (!stopping.signal.aborted) await once(stopping.signal, "abort");
  // For a notice that is being sent; one that takes longer is sent again by the next program.
  await Promise.race([working, wait(patience)]);
  await store.database.close();
}
// Even if something is still running.
process.exit();
