import { type RawBuilder, sql } from "kysely";
import { z } from "astro/zod";
import type { FullMessage, ListedMessage } from "#inbox/inbox.ts";
import { asleepAfter } from "#inbox/inbox-numbers.ts";
import type { Counts, View } from "#inbox/inbox-operations.ts";
import { note } from "#inbox/messages/changes.ts";
import { markRead } from "#inbox/messages/desk.ts";
import { answerWithin, countPromises } from "#inbox/messages/promise.ts";
import type { Database } from "#inbox/messages/tables.ts";
import { actorOf, atomic, type Desk, maxMoment, operation, type SignedIn, wholeNumber } from "./operation.ts";
import { findRow, type Row, selectRows, withNotes, withText } from "./rows.ts";

const atOnce = 100;
/** With more changes than this, the client reloads the list. */
const maxChanges = 300;

type Sorted = { where: RawBuilder<boolean>; by: (now: number) => RawBuilder<number>; order: "asc" | "desc" };
const views: Record<View, Sorted> = {
  open: {
    where: sql`going_at IS NULL AND suspect = 0 AND done_at IS NULL`,
    // As `dueOrder` of the page.
    by: (now) => sql`CASE WHEN follow_up_at > ${now} THEN follow_up_at + ${sql.lit(asleepAfter)}
      ELSE COALESCE(follow_up_at, created_at + ${sql.lit(answerWithin)}) END`,
    order: "asc",
  },
  done: {
    where: sql`going_at IS NULL AND suspect = 0 AND done_at IS NOT NULL`,
    by: () => sql`done_at`,
    order: "desc",
  },
  suspect: { where: sql`going_at IS NULL AND suspect = 1`, by: () => sql`created_at`, order: "desc" },
  trash: { where: sql`going_at IS NOT NULL`, by: () => sql`going_at`, order: "desc" },
};
const viewNames = Object.keys(views) as View[];
const unread = sql<boolean>`${views.open.where} AND read_at IS NULL`;
const everything: Sorted = { where: sql`going_at IS NULL`, by: () => sql`created_at`, order: "asc" };

/** Where a page of a list begins; without it, at the beginning. */
const cursor = z.strictObject({ at: wholeNumber(0, maxMoment), number: wholeNumber(0) }).optional();

/** A hundred rows after a cursor: the last page is as fast as the first. */
async function page(database: Database, now: number, { where, by, order }: Sorted, after: z.output<typeof cursor>) {
  const [sorted, beyond] = [by(now), order === "asc" ? sql`>` : sql`<`];
  const rows = await selectRows(database)
    .select(sorted.as("sorted"))
    .where(where)
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`(${sorted}, number) ${beyond} (${after?.at}, ${after?.number})`),
    )
    .orderBy("sorted", order)
    .orderBy("number", order)
    // One extra row shows whether there are more.
    .limit(atOnce + 1)
    .execute();
  const last = rows.length > atOnce ? rows[atOnce - 1] : undefined;
  return { rows: rows.slice(0, atOnce), next: last ? { at: last.sorted, number: last.number } : null };
}

async function countLists(database: Database, now: number): Promise<Counts> {
  const count = (where: RawBuilder<boolean>) => sql<number>`COUNT(*) FILTER (WHERE ${where})`;
  const { open, done, suspect, trash } = views;
  const counted = await database
    .selectFrom("messages")
    .select([
      ...[count(open.where).as("open"), count(done.where).as("done"), count(suspect.where).as("suspect")],
      ...[count(trash.where).as("trash"), count(unread).as("unread")],
    ])
    .executeTakeFirstOrThrow();
  return { ...counted, ...(await countPromises(database, now)) };
}

/** With the moment of its arrival, because the number of a deleted message may be given again. */
const nameOf = ({ number, created_at }: Pick<Row, "number" | "created_at">) => `${number} ${created_at}`;

/** One line for messages whose text a person is given in a list, or only for those that their session has not yet. */
async function noteListed(desk: Desk, me: SignedIn, rows: readonly Row[], { onlyNew = false } = {}): Promise<void> {
  const given = desk.givenTo(me.session);
  const { length } = rows.filter((row) => !onlyNew || !given.has(nameOf(row)));
  const action = length === 1 ? "listed 1 message" : `listed ${length} messages`;
  if (length > 0) await note(desk.database, desk.now, actorOf(me), action);
  for (const row of rows) given.add(nameOf(row));
}

async function lastChange(database: Database): Promise<number> {
  return (await database.selectFrom("change_counter").select("value").executeTakeFirstOrThrow()).value;
}

/** Looking at messages. */
export const listOperations = {
  /** A hundred after the cursor `after`, the `since` for `messages/changes`, and how many each list has. */
  "messages/list": operation(
    "staff",
    z.strictObject({ view: z.enum(viewNames), after: cursor }),
    async (desk, sent, me) => {
      const { database, now } = desk;
      // Read before the list: a concurrent change is in the list, and reported again.
      const change = await lastChange(database);
      const { rows, next } = await page(database, now, views[sent.view], sent.after);
      await noteListed(desk, me, rows);
      return { messages: rows.map(withText), next, change, counts: await countLists(database, now) };
    },
  ),
  /**
   * What changed or was deleted after `since`, in any view; `reload` when that is too much to list. The audit trail
   * counts those whose text this session was not given before.
   */
  "messages/changes": operation(
    "staff",
    z.strictObject({ since: wholeNumber(0, maxMoment) }),
    async (desk, { since }, me) => {
      const { database, now } = desk;
      const change = await lastChange(database);
      const counts = await countLists(database, now);
      const reload = change - since > maxChanges || since > change;
      const none: { messages: ListedMessage[]; gone: number[] } = { messages: [], gone: [] };
      if (reload) return { ...none, reload, change, counts };
      const rows = await selectRows(database).where("change", ">", since).orderBy("change").execute();
      const deleted = await database.selectFrom("gone").select("number").where("change", ">", since).execute();
      // The number of a deleted message may have been reused.
      const gone = new Set(deleted.map(({ number }) => number)).difference(new Set(rows.map(({ number }) => number)));
      await noteListed(desk, me, rows, { onlyNew: true });
      return { messages: rows.map(withText), gone: [...gone], reload, change, counts };
    },
  ),
  /** Marks it as read; recorded in the audit trail before the text is returned. */
  "messages/read": operation("staff", z.strictObject({ number: wholeNumber(0) }), async (desk, { number }, me) => {
    const row = await desk.database.transaction().execute(async (transaction) => {
      await markRead(transaction, number, actorOf(me), desk.now);
      return findRow(transaction, number);
    });
    desk.givenTo(me.session).add(nameOf(row));
    return withNotes(desk.database, row);
  }),
  /** For managers: a hundred with their texts, oldest first, of all states. */
  "messages/export": atomic("manager", z.strictObject({ after: cursor }), async ({ database, now }, { after }, me) => {
    const { rows, next } = await page(database, now, everything, after);
    const messages: FullMessage[] = [];
    for (const row of rows) {
      await note(database, now, actorOf(me), "exported", row.number);
      messages.push(await withNotes(database, row));
    }
    return { messages, next };
  }),
};
