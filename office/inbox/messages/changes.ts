/** What goes with a change of a message: a line of the audit trail, notices, and the counter that pages ask by. */
import { type Reminder, reminderHours } from "#inbox/inbox.ts";
import type { Database } from "./tables.ts";

const hour = 3_600_000;

/** A line of the audit trail: who did what to which message, never its content. */
export async function note(
  database: Database,
  at: number,
  actor: string,
  action: string,
  number: number | null = null,
) {
  await database.insertInto("audit").values({ at, actor, action, number }).execute();
}

/** Adds one to the counter of changes, and returns it. Other transactions that do so wait for the end of this one. */
async function nextChange(database: Database): Promise<number> {
  const { value } = await database
    .updateTable("change_counter")
    .set((column) => ({ value: column("value", "+", 1) }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Records that messages changed. Call it last in a transaction: changes then become visible in counter order, and a
 * client that asks for later changes misses none.
 */
export async function raiseChange(database: Database, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    const change = await nextChange(database);
    await database.updateTable("messages").set({ change }).where("number", "=", number).execute();
  }
}

/** Records that messages are gone. Call it last in a transaction. */
export async function raiseGone(database: Database, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  const change = await nextChange(database);
  for (const number of numbers) await database.insertInto("gone").values({ number, change }).execute();
}

/** The first notice at once; later reminders if the message is still unread, or still unanswered. */
export async function addNotices(
  database: Database,
  number: number,
  at: number,
  kinds: readonly ("first" | Reminder)[] = ["first", "reminder", "last"],
): Promise<void> {
  const dueAt = (kind: "first" | Reminder) => at + (kind === "first" ? 0 : reminderHours[kind] * hour);
  await database
    .insertInto("notices")
    .values(kinds.map((kind) => ({ number, kind, due_at: dueAt(kind) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Nobody need be told of a message any more, or not by a reminder of this kind: a person is at it. */
export async function dropNotices(database: Database, number: number, kind?: Reminder): Promise<void> {
  const notices = database.deleteFrom("notices").where("number", "=", number);
  await (kind ? notices.where("kind", "=", kind) : notices).execute();
}

/**
 * Releases a message from suspected spam, with its notices; returns whether there was one. `by` is the person, if any.
 */
export async function takeFromSuspects(
  database: Database,
  number: number,
  at: number,
  by: string | null = null,
): Promise<boolean> {
  const taken = await database
    .updateTable("messages")
    .set((column) => ({
      suspect: 0,
      version: column("version", "+", 1),
      changed_at: at,
      ...(by !== null && { changed_by: by }),
    }))
    .where("number", "=", number)
    .where("suspect", "=", 1)
    .where("going_at", "is", null)
    .returning("number")
    .executeTakeFirst();
  if (!taken) return false;
  await addNotices(database, number, at);
  await raiseChange(database, number);
  return true;
}
