/** The practice's operations on its messages, each in the audit trail, and the deletion of old ones. */
import { keptDays } from "@practice/site/contact/contact-message.ts";
import { raiseChange, raiseGone, takeFromSuspects } from "./changes.ts";
import type { Database, Query } from "./database.ts";
import { keepPromises, promiseOf, promiseValues } from "./promise.ts";
import { forgetContents } from "./retries.ts";
import { note } from "./store.ts";

const day = 24 * 3_600_000;
/** How many changes a page can have missed and still receive the list of deleted messages. */
const knownGone = 5_000;

export type Listed = {
  number: number;
  created_at: number;
  read_at: number | null;
  done_at: number | null;
  follow_up_at: number | null;
  notice: string | null;
  /** Why the notice waits, or was given up. */
  error: string | null;
};

/** Messages, or those set aside as suspected spam, oldest first. */
export function list(database: Database, suspect = false): Promise<Listed[]> {
  return database.query<Listed>(
    `SELECT m.number, m.created_at, m.read_at, m.done_at, m.follow_up_at, o.state AS notice, o.error FROM messages m
    LEFT JOIN outbox o ON o.number = m.number AND o.kind = 'first'
    WHERE m.suspect = $1 AND m.going_at IS NULL ORDER BY m.created_at, m.number`,
    [Number(suspect)],
  );
}

/** How many messages are set aside as suspected spam. */
export async function countSetAside({ query }: Database): Promise<number> {
  const [row] = await query<{ n: number }>("SELECT COUNT(*) AS n FROM messages WHERE suspect = 1 AND going_at IS NULL");
  return Number(row?.n ?? 0);
}

export type SealedMessage = { number: number; key_id: number; sealed: Uint8Array; created_at: number };

/** Returns a message once the reading is in the audit trail; undefined when there is no such message. */
export function takeForReading(database: Database, number: number, actor: string, now: number) {
  return database.transaction((query) => markRead(query, number, actor, now));
}

/** The same within a transaction; call it near the end. */
export async function markRead(query: Query, number: number, actor: string, now: number) {
  const [message] = await query<SealedMessage & { read_at: number }>(
    "UPDATE messages SET read_at = COALESCE(read_at, $1) WHERE number = $2 RETURNING number, key_id, sealed, created_at, read_at",
    [now, number],
  );
  if (!message) return undefined;
  await note(query, now, actor, "read", number);
  await query(
    "UPDATE outbox SET state = 'unneeded' WHERE number = $1 AND kind = 'reminder' AND state IN ('waiting', 'dead')",
    [number],
  );
  if (message.read_at === now) await raiseChange(query, number);
  return message;
}

/** Returns all messages, once their export is in the audit trail: nobody has read them yet, so reminders go on. */
export function takeForExport(database: Database, actor: string, now: number): Promise<SealedMessage[]> {
  return database.transaction(async (query) => {
    const messages = await query<SealedMessage>(
      `SELECT number, key_id, sealed, created_at FROM messages WHERE going_at IS NULL
      ORDER BY suspect, created_at, number`,
    );
    for (const { number } of messages) await note(query, now, actor, "exported", number);
    return messages;
  });
}

/** Marks a message as done; it is then kept for `keepDays`. False when there is no such message. */
export function markDone(database: Database, number: number, actor: string, now: number): Promise<boolean> {
  return database.transaction(async (query) => {
    const [known] = await query("SELECT 1 FROM messages WHERE number = $1 AND suspect = 0 AND going_at IS NULL", [
      number,
    ]);
    if (!known) return false;
    const [marked] = await query(
      `UPDATE messages SET read_at = COALESCE(read_at, $1), done_at = $1, done_by = $3, version = version + 1,
      changed_at = $1, changed_by = $3
      WHERE number = $2 AND done_at IS NULL RETURNING number`,
      [now, number, actor],
    );
    // It has been handled: no more notices are needed.
    await query("UPDATE outbox SET state = 'unneeded' WHERE number = $1 AND state IN ('waiting', 'dead')", [number]);
    await note(query, now, actor, "done", number);
    if (marked) await raiseChange(query, number);
    return true;
  });
}

/** Releases a message from the suspected spam, with its notices; false when there is no such message. */
export function clearSuspect(database: Database, number: number, actor: string, now: number): Promise<boolean> {
  return database.transaction(async (query) => {
    if (!(await takeFromSuspects(query, number, now, actor))) return false;
    await note(query, now, actor, "not a robot", number);
    return true;
  });
}

/** Permanently deletes what has been in the trash for its time. */
export function sweep(database: Database, now: number): Promise<void> {
  return database.transaction((query) => deleteWhere(query, "going_at <= $1", [now], now, "deleted for good"));
}

/** Deletes messages, with a line for each in the audit trail. Call it last in a transaction. */
async function deleteWhere(query: Query, where: string, values: readonly number[], now: number, action: string) {
  const gone = await query<{ number: number; due: number; kept: number }>(
    `DELETE FROM messages WHERE ${where} RETURNING number, ${promiseOf(values.length + 1)}`,
    [...values, ...promiseValues(now)],
  );
  for (const { number } of gone) await note(query, now, "site", action, number);
  await keepPromises(query, now, gone);
  await raiseGone(query, gone);
}

/** Deletes messages done `keepDays` ago, and suspected spam after a week, but no other unread message. */
export async function tidy(database: Database, now: number, keepDays: number): Promise<void> {
  await database.transaction(async (query) => {
    await forgetContents(query, now);
    await query("DELETE FROM gone WHERE change < (SELECT value FROM change_counter) - $1", [knownGone]);
    const over = "done_at < $1 OR (suspect = 1 AND COALESCE(changed_at, created_at) < $2)";
    const ends = [now - keepDays * day, now - keptDays.robot * day];
    await deleteWhere(query, over, ends, now, "deleted after its time");
  });
  await sweep(database, now);
  // Removes deleted data from disk, too.
  if (database.engine === "sqlite") await database.alone("PRAGMA wal_checkpoint(TRUNCATE)");
}

type AuditLine = { at: number; actor: string; action: string; number: number | null };

export function auditTrail(database: Database): Promise<AuditLine[]> {
  return database.query<AuditLine>("SELECT at, actor, action, number FROM audit ORDER BY id");
}
