/** The notices that are due, for one program and one mail at a time. */
import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import { answerWithin } from "./store.ts";

const minute = 60_000;
/** A lease outlives every timeout of the mail server; notices of a killed program are released when it ends. */
export const lease = minute;
/** Milliseconds between two mails: notices that arrive meanwhile go into the second. */
const betweenMails = minute;
/** Keeps a mail short enough for every mail server; the rest goes into the next. */
const maxPerMail = 500;

export type Notice = {
  number: number;
  kind: "first" | "reminder" | "last";
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
 * Claims what is due to the same addresses, for one mail, and postpones it by the lease; nothing while another mail is
 * being sent, was sent less than a minute ago, or is due for retry within a minute. A notice due in more than a day means
 * that the clock was set back. With `chosen`, reminders that managers turned off wait until turned on.
 */
export async function claimDue(database: Database, now: number, chosen: boolean): Promise<Notice[]> {
  const wanted = chosen ? "AND kind NOT IN (SELECT kind FROM reminders_off)" : "";
  const due = `state = 'waiting' AND (due_at <= $1 OR due_at > $2) ${wanted}`;
  const group = `COALESCE(pending, '') = (SELECT COALESCE(pending, '') FROM outbox WHERE ${due} ORDER BY due_at LIMIT 1)`;
  const [first] = await database.query(`SELECT 1 FROM outbox WHERE ${due} LIMIT 1`, [now, now + answerWithin]);
  if (!first) return [];
  return database.transaction(async (query) => {
    if (database.engine === "postgres") await query("SELECT pg_advisory_xact_lock(4322)");
    return query<Notice>(
      `UPDATE outbox SET due_at = $3, attempts = attempts + 1
      WHERE (number, kind) IN (SELECT number, kind FROM outbox WHERE ${due} AND ${group} ORDER BY due_at LIMIT ${maxPerMail})
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE
        state = 'sent' AND due_at > $4 AND due_at <= $1
        OR state = 'waiting' AND attempts > 0 AND due_at > $1 AND due_at <= $5)
      RETURNING number, kind, attempts, pending, (SELECT created_at FROM messages WHERE messages.number = outbox.number) AS created_at`,
      [now, now + answerWithin, now + lease, now - betweenMails, now + betweenMails],
    );
  });
}
