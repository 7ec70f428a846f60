/** The notices that are due, and whose turn it is to send a mail. */
import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import { answerWithin } from "./store.ts";

/** Milliseconds of a turn: notices that arrive meanwhile go into the next mail. */
export const turnLength = 60_000;
/** Keeps a mail short enough for every mail server; the rest goes into the next. */
const maxPerMail = 500;

export type Notice = {
  number: number;
  kind: "first" | "reminder" | "last";
  /** How often it was tried. */
  attempts: number;
  /** The addresses that still have to get it, with commas between; null for all. */
  pending: string | null;
  created_at: number;
};

/** The same Message-ID for the same notices at each attempt: mail programs then show two copies as one. */
export function identityOf(notices: readonly Notice[]): string {
  const names = notices.map(({ kind, number, created_at }) => `${kind}.${number}.${created_at}`);
  return `notices.${createHash("sha256").update(names.toSorted().join()).digest("hex").slice(0, 32)}`;
}

/**
 * What is due to the same addresses, for one mail. A notice due in more than a day means that the clock was set back.
 * Those of a message in the trash wait
 * until it is restored. With `chosen`, reminders that managers turned off wait until turned on.
 */
export function dueNotices({ query }: Database, now: number, chosen: boolean): Promise<Notice[]> {
  const wanted = chosen ? "AND kind NOT IN (SELECT kind FROM reminders_off)" : "";
  const here = "outbox.number IN (SELECT number FROM messages WHERE going_at IS NULL)";
  const due = `state = 'waiting' AND (due_at <= $1 OR due_at > $2) AND ${here} ${wanted}`;
  return query<Notice>(
    `SELECT outbox.number, kind, attempts, pending, created_at FROM outbox JOIN messages ON messages.number = outbox.number
    WHERE ${due} AND COALESCE(pending, '') = (SELECT COALESCE(pending, '') FROM outbox WHERE ${due} ORDER BY due_at LIMIT 1)
    ORDER BY due_at LIMIT ${maxPerMail}`,
    [now, now + answerWithin],
  );
}

/** Whether this program may send a mail now: one a minute, of all programs on the database together. */
export async function takeTurn({ query }: Database, now: number): Promise<boolean> {
  // A turn that ends later than this one would was taken before the clock was set back.
  const [taken] = await query(
    "UPDATE mail_turn SET free_at = $2 WHERE free_at <= $1 OR free_at > $2 RETURNING free_at",
    [now, now + turnLength],
  );
  return taken !== undefined;
}
