/**
 * The thread that seals, stores and announces messages, so that neither a slow disk nor a slow database ever delays a
 * page. `start.ts` runs it, and sends it calls of the store.
 */
import { once } from "node:events";
import { isatty } from "node:tty";
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { codeFileIn } from "./code-file.ts";
import { sayRecoveryCode } from "./commands.ts";
import { openDatabase } from "./database.ts";
import { makeFirstKey } from "./keys.ts";
import { work } from "./outbox.ts";
import type { Settings } from "./settings.ts";
import type { StaffCall, StaffReply } from "../staff/service.ts";
import type { StaffSettings } from "../staff/settings.ts";
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
/** The data from `start.ts`; `yields` lowers its priority once it is ready. */
export type ThreadData = { settings: Settings; yields: boolean };
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
    console.log(`Messages arrive in ${database.place}. Read them: npm run messages -- list`);
    if (!settings.mail) console.log("No mail server is named (SMTP_URL): the notices of messages wait.");
    return store;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
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
  if (keep)
    console.log(`The recovery code in ${file.path} opens messages until \`npm run messages -- setup\` deletes it.`);
  else if (isatty(1)) sayRecoveryCode(code, console.log);
  else console.log("There is a new key: `npm run messages -- setup` shows a recovery code for paper.");
}

/** The calls of a store; the code of the front desk is loaded only when it is on. */
async function callsOf(store: MessageStore): Promise<StoreCalls> {
  return {
    accept: (...values) => store.accept(...values),
    ticket: (receipt) => store.ticket(receipt),
    readTicket: (ticket) => store.readTicket(ticket),
    status: (number, words) => statusOf(store, number, words),
    note: (actor, action) => note(store.database.query, now(), actor, action),
    staff: settings.staff ? await staffOf(store, settings.staff) : () => Promise.reject(new Error("STAFF is off")),
  };
}

async function staffOf(store: MessageStore, staff: StaffSettings): Promise<StoreCalls["staff"]> {
  const { createStaff } = await import("../staff/service.ts");
  const usualAddresses = settings.mail?.to.split(", ") ?? [];
  const { database } = store;
  return createStaff(() => ({ ...staff, database, usualAddresses, now: now(), keys: () => store.keys() }));
}

const port = parentPort;
if (!port) throw new Error("start.ts runs this file as a thread.");
const reply = (message: Reply) => port.postMessage(message);
const { settings, yields } = workerData as ThreadData;
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
