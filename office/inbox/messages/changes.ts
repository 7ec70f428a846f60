/** Side effects of changing a message: notices, and the change counter for polling. */
import { reminderHours } from "#inbox/inbox.ts";
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
  const [taken] = await query(
    `UPDATE messages SET suspect = 0, version = version + 1, changed_at = $2, changed_by = COALESCE($3, changed_by)
    WHERE number = $1 AND suspect = 1 AND going_at IS NULL RETURNING number`,
    [number, at, by],
  );
  if (!taken) return false;
  await addNotices(query, number, at);
  await raiseChange(query, number);
  return true;
}
