/** Side effects of changing a message: notices, the change counter for polling, and the anonymous statistics. */
import { reminderHours } from "#inbox/inbox.ts";
import { quartersUntil } from "#inbox/inbox-numbers.ts";
import { weekOf } from "@practice/site/practice/practice-time.ts";
import type { Query } from "./database.ts";

const hour = 3_600_000;

/**
 * Records that a message changed. Call it last in a transaction: other transactions then wait for its end, so changes
 * become visible in counter order, and a client that asks for later changes misses none.
 */
export async function raiseChange(query: Query, number: number): Promise<void> {
  await query("UPDATE change_counter SET value = value + 1");
  await query("UPDATE messages SET change = (SELECT value FROM change_counter) WHERE number = $1", [number]);
}

/** Records that messages are gone. Call it last in a transaction. */
export async function raiseGone(query: Query, gone: readonly { number: number }[]): Promise<void> {
  if (gone.length === 0) return;
  await query("UPDATE change_counter SET value = value + 1");
  for (const { number } of gone)
    await query("INSERT INTO gone (number, change) SELECT CAST($1 AS INTEGER), value FROM change_counter", [number]);
}

/** Adds to the statistics of a week; `quarters` 0 counts arrivals. */
export async function count(query: Query, week: string, quarters: number, by = 1): Promise<void> {
  await query(
    "INSERT INTO numbers (week, quarters, count) VALUES ($1, $2, $3) ON CONFLICT (week, quarters) DO UPDATE SET count = numbers.count + $3",
    [week, quarters, by],
  );
}

/** Counts an answer, or with `by` -1 undoes it; not for a message older than the statistics. */
export async function countAnswer(
  query: Query,
  { week, created_at, done_at }: { week: string | null; created_at: number; done_at: number },
  by = 1,
): Promise<void> {
  if (week) await count(query, week, quartersUntil(done_at, created_at), by);
}

/** The first notice at once; later reminders if the message is still unread, or still unanswered. */
export async function addNotices(query: Query, number: number, at: number): Promise<void> {
  await query(
    "INSERT INTO outbox (number, kind, due_at) VALUES ($1, 'first', $2), ($1, 'reminder', $3), ($1, 'last', $4)",
    [number, at, at + reminderHours.reminder * hour, at + reminderHours.last * hour],
  );
}

/**
 * Releases a message from suspected spam, with its notices; returns whether there was one. `by` is the person, if any.
 */
export async function takeFromSuspects(
  query: Query,
  number: number,
  at: number,
  by: string | null = null,
): Promise<boolean> {
  const [taken] = await query<{ created_at: number }>(
    `UPDATE messages SET suspect = 0, version = version + 1, changed_at = $2, changed_by = COALESCE($3, changed_by)
    WHERE number = $1 AND suspect = 1 RETURNING created_at`,
    [number, at, by],
  );
  if (!taken) return false;
  await addNotices(query, number, at);
  await countArrival(query, number, taken.created_at);
  await raiseChange(query, number);
  return true;
}

/** Counts a message in its week. */
export async function countArrival(query: Query, number: number, at: number): Promise<void> {
  const week = weekOf(at);
  await query("UPDATE messages SET week = $1 WHERE number = $2", [week, number]);
  await count(query, week, 0);
}
