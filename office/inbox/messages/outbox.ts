/** The loop beside the server: it sends what is in the outbox, deletes what is over, and writes what is due. */
import { setTimeout as wait } from "node:timers/promises";
import type { Opened } from "./database.ts";
import { tidy } from "./desk.ts";
import { messageIdOf, type NotSent, openMail } from "./mail.ts";
import { writeNotices } from "./notices.ts";
import type { Mail, Settings } from "./settings.ts";
import { unstored } from "./health.ts";
import type { Database } from "./tables.ts";

const minute = 60_000;
/** Milliseconds: a mail that takes longer is tried again. */
const longestMail = 50_000;
/** With the delays of `pauseAfter`, about three days. */
const maxAttempts = 20;

/** Milliseconds until a mail is tried again: 1, 2, 4 … minutes, at most 6 hours, with jitter. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 360) * minute * (0.9 + Math.random() * 0.2);
}

/** `patience`: milliseconds for a mail under way when the program stops; the next program sends it again. */
type Timing = { idle: number; pause: (attempts: number) => number; patience: number };

const usual: Timing = { idle: 1_000, pause: pauseAfter, patience: 3_000 };

/** What the outbox needs of the settings. */
type OutboxSettings = Pick<Settings, "mail" | "keepDays"> & Partial<Pick<Settings, "staff">>;

/**
 * Runs until aborted: writes due notices and the mail of the morning, sends each mail at least once, and deletes what is
 * over. Any number of programs may do so on one database.
 */
export async function work(
  opened: Opened,
  settings: OutboxSettings,
  now: () => number,
  signal: AbortSignal,
  { idle, pause, patience }: Timing = usual,
): Promise<void> {
  const { database } = opened;
  const { mail } = settings;
  const cut = new AbortController();
  signal.addEventListener("abort", () => setTimeout(() => cut.abort(), patience).unref());
  const sender = mail && openSender(database, mail, now, pause, cut.signal);
  let nextTidy = 0;
  let failing = false;
  while (!signal.aborted) {
    try {
      await unstored.write(database, now());
      if (performance.now() >= nextTidy) {
        await tidy(opened, now(), settings.keepDays);
        nextTidy = performance.now() + 60 * minute;
      }
      if (sender) {
        await writeNotices(database, settings, now());
        while (!signal.aborted && (await sender.sendNext()));
      }
      failing = false;
    } catch (error) {
      if (!failing && !cut.signal.aborted) console.error(`Messages: the outbox waits: ${(error as Error).message}`);
      failing = true;
    }
    await wait(idle, undefined, { signal }).catch(() => {});
  }
  sender?.close();
}

type Claimed = { id: string; address: string; attempts: number };

/** Sends one mail after the other; `cut` ends one that is under way, which then counts as not tried. */
function openSender(database: Database, mail: Mail, now: () => number, pause: Timing["pause"], cut: AbortSignal) {
  const { send, close } = openMail(mail);
  const said = new Set<string>();

  /** A mail that is due, so that no other program takes it before it can have been sent; undefined when none is. */
  async function claim() {
    const due = await database
      .selectFrom("outbox")
      .selectAll()
      .where("next_try", "<=", now())
      .orderBy("next_try")
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await database
      .updateTable("outbox")
      .set({ next_try: now() + longestMail })
      .where("id", "=", due.id)
      .where("next_try", "=", due.next_try)
      .returning("id")
      .executeTakeFirst();
    return claimed && due;
  }

  /** Records what became of a mail. */
  async function settle({ id, address, attempts }: Claimed, problem: NotSent | undefined): Promise<void> {
    if (problem && !problem.isFinal) {
      const next_try = attempts + 1 >= maxAttempts ? null : now() + Math.round(pause(attempts + 1));
      const after = { attempts: attempts + 1, error: problem.message, next_try };
      await database.updateTable("outbox").set(after).where("id", "=", id).execute();
      return;
    }
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("outbox").where("id", "=", id).execute();
      await transaction.deleteFrom("refused_addresses").where("address", "=", address).execute();
      if (problem)
        await transaction.insertInto("refused_addresses").values({ address, reason: problem.message }).execute();
    });
    if (problem) return;
    // The address takes mail again: what waits for it is tried at once, unless a program is sending it now.
    await database.deleteFrom("outbox").where("address", "=", address).where("next_try", "is", null).execute();
    await database
      .updateTable("outbox")
      .set({ next_try: now() })
      .where("address", "=", address)
      .where("next_try", ">", now() + longestMail)
      .execute();
  }

  /** Whether there was a mail to send. */
  async function sendNext(): Promise<boolean> {
    const claimed = await claim();
    if (!claimed) return false;
    const { id, address, subject, text } = claimed;
    const signal = AbortSignal.any([cut, AbortSignal.timeout(longestMail)]);
    const letter = { address, subject, text, messageId: messageIdOf(mail, id) };
    const problem = await send(letter, signal).then(
      () => undefined,
      (error: NotSent) => error,
    );
    if (cut.aborted && problem) {
      await database.updateTable("outbox").set({ next_try: claimed.next_try }).where("id", "=", id).execute();
      return false;
    }
    if (problem && !said.has(problem.message)) console.error(`Messages: mail to ${address} waits: ${problem.message}`);
    if (problem) said.add(problem.message);
    else said.clear();
    await settle(claimed, problem);
    return true;
  }
  return { sendNext, close };
}
