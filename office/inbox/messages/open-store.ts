import { relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { staffPath } from "#inbox/inbox.ts";
import type { StaffCall, StaffReply } from "#inbox/staff/service.ts";
import { recordOrigin } from "#inbox/staff/settings.ts";
import { inTime } from "#inbox/requests.ts";
import { note } from "./changes.ts";
import { codeFileIn } from "./code-file.ts";
import { sayRecoveryCode } from "./commands.ts";
import { type Opened, openDatabase } from "./database.ts";
import { unstored } from "./health.ts";
import { addKey, readKeyring } from "./keys.ts";
import { work } from "./outbox.ts";
import type { Settings } from "./settings.ts";
import { statusOf } from "./status.ts";
import { MessageStore } from "./store.ts";

/** What the routes may call. */
export type StoreCalls = Pick<MessageStore, "accept" | "ticket" | "readTicket"> & {
  status: (number: number, words: string) => ReturnType<typeof statusOf>;
  staff: (call: StaffCall) => Promise<StaffReply>;
  /** Adds a line to the audit trail. */
  note: (actor: string, action: string) => Promise<void>;
};

/** Milliseconds: the longest between attempts to open the database. */
const maxPause = 10_000;
const now = () => Date.now();

/**
 * Opens the store in the background, and sends its notices. `calls` is undefined until there is a database with a key;
 * `close` lets a mail under way end.
 */
export function openStore(settings: Settings) {
  const stopping = new AbortController();
  let calls: StoreCalls | undefined;
  const running = (async () => {
    for (const text of settings.wrong) console.error(text);
    if (settings.production) sayMissing(settings);
    const opened = await untilOpen(settings, stopping.signal);
    if (!opened) return;
    calls = opened.calls;
    await work(opened, settings, now, stopping.signal);
    await opened.close();
  })();
  return {
    calls: () => calls,
    close() {
      stopping.abort();
      return running;
    },
  };
}

/** Retries with backoff until there is a database with a key. */
async function untilOpen(settings: Settings, signal: AbortSignal) {
  let said = "";
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, maxPause)) {
    const opened = await tryToOpen(settings).catch((error: Error) => error.message);
    if (typeof opened !== "string") return opened;
    if (opened !== said) console.error(`Messages are refused for now: ${opened}`);
    said = opened;
    await wait(pause, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

async function tryToOpen(settings: Settings): Promise<Opened & { calls: StoreCalls }> {
  const opened = await openDatabase(settings);
  try {
    const { database } = opened;
    if (!(await readKeyring(database))) await makeKey(opened, settings);
    await recordOrigin(database, settings.staff?.origin ?? "");
    const calls = await callsOf(opened, settings);
    await sayOpen(opened, settings);
    return { ...opened, calls };
  } catch (error) {
    await opened.close().catch(() => {});
    throw error;
  }
}

/** Says where everything is; the first manager's link only where no log keeps it. */
async function sayOpen({ database, engine, place }: Opened, { folder, mail, staff, production }: Settings) {
  const code = codeFileIn(folder);
  console.log(`Messages: ${engine === "sqlite" ? short(place) : place} (to read them here: npm run messages -- list)`);
  if (code.read() !== undefined) console.log(`Recovery code, which opens them: ${short(code.path)}`);
  if (!production) sayMissing({ mail, staff });
  if (!staff) return;
  console.log(`Front desk, to read and answer them: ${staff.origin}${staffPath}`);
  const { hasPasskeys, inviteFirstManager } = await import("#inbox/staff/invitations.ts");
  if (await hasPasskeys(database)) return;
  if (!process.stdout.isTTY)
    return console.log("Nobody can sign in yet. For the first manager's link: npm run staff -- invite");
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

/** Makes the first key; its recovery code is never logged, and a production server must not store one. */
async function makeKey({ database }: Opened, { passphrase, folder, production }: Settings): Promise<void> {
  if (production)
    throw new Error("there is no key to seal them with. Make it at a terminal: npm run messages -- setup");
  const keep = passphrase === undefined ? codeFileIn(folder).keep : undefined;
  const code = await addKey(database, { now: now(), passphrase, keep });
  if (!code || keep) return;
  if (process.stdout.isTTY) sayRecoveryCode(code, console.log);
  else console.log("There is a new key: `npm run messages -- setup` shows a recovery code for paper.");
}

/** The calls of a store; the code of the front desk is loaded only when it is open. */
async function callsOf(opened: Opened, { staff, mail, wrong }: Settings): Promise<StoreCalls> {
  const { database } = opened;
  const store = await MessageStore.open(database, now);
  const { createStaff } = staff ? await import("#inbox/staff/service.ts") : {};
  const desk = staff && createStaff?.(() => ({ ...staff, ...opened, mail, wrong, now: now() }));
  return {
    accept: (...given) =>
      store.accept(...given).catch((error: Error) => {
        unstored.add(error);
        throw error;
      }),
    ticket: (receipt) => store.ticket(receipt),
    readTicket: (ticket) => store.readTicket(ticket),
    status: (number, words) => inTime(statusOf(store, number, words)),
    note: (actor, action) => note(database, now(), actor, action),
    staff: (call) => (desk ? inTime(desk(call)) : Promise.reject(new Error("the front desk is closed"))),
  };
}
