/** What the desk does with messages at the terminal and on its page, and their deletion. */
import { keptDays } from "@practice/site/contact/contact-message.ts";
import { dropNotices, note, raiseChange, raiseGone } from "./changes.ts";
import { clean, type Opened } from "./database.ts";
import { keepPromises, promiseColumns } from "./promise.ts";
import { forgetContents } from "./store.ts";
import type { Database } from "./tables.ts";

const day = 24 * 3_600_000;
/** How many changes a page can have missed and still receive the list of deleted messages. */
const knownGone = 5_000;

/** Those that are neither in spam nor in the trash, oldest first. */
export function list(database: Database) {
  return database
    .selectFrom("messages")
    .select(["number", "created_at", "read_at", "done_at", "follow_up_at"])
    .where("suspect", "=", 0)
    .where("going_at", "is", null)
    .orderBy("created_at")
    .orderBy("number")
    .execute();
}

/** How many messages are set aside as suspected spam. */
export async function countSetAside(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom("messages")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("suspect", "=", 1)
    .where("going_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Records in the audit trail that a person reads a message, and only then returns it; undefined when there is no such
 * message. Call it near the end of a transaction.
 */
export async function markRead(database: Database, number: number, actor: string, now: number) {
  const message = await database
    .updateTable("messages")
    .set((column) => ({ read_at: column.fn.coalesce("read_at", column.val(now)) }))
    .where("number", "=", number)
    .returning(["number", "key_id", "sealed", "created_at", "read_at"])
    .executeTakeFirst();
  if (!message) return undefined;
  await note(database, now, actor, "read", number);
  await dropNotices(database, number, "reminder");
  if (message.read_at === now) await raiseChange(database, number);
  return message;
}

/** Marks a message as done; false when there is no such message. */
export function markDone(database: Database, number: number, actor: string, now: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom("messages")
      .select("done_at")
      .where("number", "=", number)
      .where("suspect", "=", 0)
      .where("going_at", "is", null)
      .executeTakeFirst();
    if (!known) return false;
    if (known.done_at !== null) return true;
    await transaction
      .updateTable("messages")
      .set((column) => ({
        ...{ done_at: now, done_by: actor, changed_at: now, changed_by: actor },
        read_at: column.fn.coalesce("read_at", column.val(now)),
        version: column("version", "+", 1),
      }))
      .where("number", "=", number)
      .execute();
    await dropNotices(transaction, number);
    await note(transaction, now, actor, "done", number);
    await raiseChange(transaction, number);
    return true;
  });
}

/** Deletes messages, with a line for each in the audit trail. Call it last in a transaction. */
export async function deleteMessages(database: Database, numbers: readonly number[], now: number, actor: string) {
  if (numbers.length === 0) return;
  const gone = await database
    .deleteFrom("messages")
    .where("number", "in", numbers)
    .returning(["number", ...promiseColumns])
    .execute();
  for (const { number } of gone) await note(database, now, actor, "deleted for good", number);
  await keepPromises(database, now, gone);
  await raiseGone(
    database,
    gone.map(({ number }) => number),
  );
}

/**
 * Deletes what was in the trash for its time, was done `keepDays` ago, or suspected spam for a week; no other message.
 * And mails that were given up: `health` has said so for a week.
 */
export async function tidy(opened: Pick<Opened, "database" | "engine">, now: number, keepDays: number): Promise<void> {
  await opened.database.transaction().execute(async (transaction) => {
    await forgetContents(transaction, now);
    const { value } = await transaction.selectFrom("change_counter").select("value").executeTakeFirstOrThrow();
    await transaction
      .deleteFrom("gone")
      .where("change", "<", value - knownGone)
      .execute();
    const givenUp = transaction.deleteFrom("outbox").where("next_try", "is", null);
    await givenUp.where("created_at", "<", now - 7 * day).execute();
    const over = await transaction
      .selectFrom("messages")
      .select("number")
      .where((column) =>
        column.or([
          column("going_at", "<=", now),
          column("done_at", "<", now - keepDays * day),
          column.and([
            column("suspect", "=", 1),
            column(column.fn.coalesce("changed_at", "created_at"), "<", now - keptDays.robot * day),
          ]),
        ]),
      )
      // Somebody may be reopening one: SQLite does one after the other.
      .$if(opened.engine === "postgres", (rows) => rows.forUpdate())
      .execute();
    await deleteMessages(
      transaction,
      over.map(({ number }) => number),
      now,
      "site",
    );
  });
  await clean(opened);
}
