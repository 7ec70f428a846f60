import type { InboxMessage } from "#inbox/inbox.ts";
import { asleepAfter } from "#inbox/inbox-numbers.ts";
import type { Counts, View } from "#inbox/inbox-operations.ts";
import type { Query } from "#inbox/messages/database.ts";
import { takeForReading } from "#inbox/messages/desk.ts";
import { countPromises } from "#inbox/messages/promise.ts";
import { answerWithin, note } from "#inbox/messages/store.ts";
import { object, oneOf, optional, wholeNumber } from "./input.ts";
import { actorOf, type Operation, type SignedIn } from "./operation.ts";
import { noSuchMessage } from "./refusal.ts";
import { describeRow, findRow, type Row, selectRows, withNotes } from "./rows.ts";

const atOnce = 100;
/** With more changes than this, the client reloads the list. */
const maxChanges = 300;

/** `by` may name the time now as $4. */
type Sorted = { where: string; by: string; order: "ASC" | "DESC" };
const views: Record<View, Sorted> = {
  open: {
    where: "m.going_at IS NULL AND m.suspect = 0 AND m.done_at IS NULL",
    // As `dueOrder` of the page.
    by: `CASE WHEN m.follow_up_at > $4 THEN m.follow_up_at + ${asleepAfter}
      ELSE COALESCE(m.follow_up_at, m.created_at + ${answerWithin}) END`,
    order: "ASC",
  },
  done: {
    where: "m.going_at IS NULL AND m.suspect = 0 AND m.done_at IS NOT NULL",
    by: "m.done_at",
    order: "DESC",
  },
  suspect: { where: "m.going_at IS NULL AND m.suspect = 1", by: "m.created_at", order: "DESC" },
  trash: { where: "m.going_at IS NOT NULL", by: "m.going_at", order: "DESC" },
};
const everything: Sorted = { where: "m.going_at IS NULL", by: "m.created_at", order: "ASC" };

const cursor = optional(object({ at: wholeNumber(0, Number.MAX_SAFE_INTEGER), number: wholeNumber(0) }));

/** A hundred rows after a cursor: the last page is as fast as the first. */
async function page(
  query: Query,
  now: number,
  { where, by, order }: Sorted,
  after = order === "ASC" ? { at: 0, number: 0 } : { at: Number.MAX_SAFE_INTEGER, number: 0 },
) {
  const rows = await query<Row>(
    `${selectRows(by)} WHERE ${where} AND (${by}, m.number) ${order === "ASC" ? ">" : "<"} ($1, $2)
    ORDER BY sorted ${order}, m.number ${order} LIMIT $3`,
    // No engine takes a value that no placeholder names.
    [after.at, after.number, atOnce + 1, ...(by.includes("$4") ? [now] : [])],
  );
  // One extra row shows whether there are more.
  const last = rows.length > atOnce ? rows[atOnce - 1] : undefined;
  return { rows: rows.slice(0, atOnce), next: last ? { at: last.sorted, number: last.number } : null };
}

async function countLists(query: Query, now: number): Promise<Counts> {
  const counted = Object.entries({ ...views, unread: { where: `${views.open.where} AND m.read_at IS NULL` } });
  const columns = counted.map(([name, { where }]) => `COUNT(CASE WHEN ${where} THEN 1 END) AS ${name}`);
  const [row] = await query<Record<string, number>>(`SELECT ${columns.join(", ")} FROM messages m`);
  const lists = Object.fromEntries(counted.map(([name]) => [name, Number(row?.[name] ?? 0)]));
  return { ...lists, ...(await countPromises(query, now)) } as Counts;
}

/** One line for the messages whose senders a person sees in a list; none for an empty one. */
async function noteListed(query: Query, now: number, me: SignedIn, rows: readonly Row[]): Promise<void> {
  const { length } = rows;
  if (length > 0) await note(query, now, actorOf(me), length === 1 ? "listed 1 message" : `listed ${length} messages`);
}

async function lastChange(query: Query): Promise<number> {
  const [row] = await query<{ value: number }>("SELECT value FROM change_counter");
  return row?.value ?? 0;
}

export const messagesList: Operation<"messages/list"> = {
  role: "staff",
  input: object({ view: oneOf(Object.keys(views) as View[]), after: cursor }),
  async run({ database, now }, { view, after }, me) {
    // Read before the list: a concurrent change is in the list, and reported again.
    const change = await lastChange(database.query);
    const { rows, next } = await page(database.query, now, views[view], after);
    await noteListed(database.query, now, me, rows);
    return { messages: rows.map(describeRow), next, change, counts: await countLists(database.query, now) };
  },
};

export const messagesChanges: Operation<"messages/changes"> = {
  role: "staff",
  input: object({ since: wholeNumber(0) }),
  async run({ database, now }, { since }, me) {
    const { query } = database;
    const change = await lastChange(query);
    const counts = await countLists(query, now);
    const none: InboxMessage[] = [];
    if (change - since > maxChanges || since > change)
      return { messages: none, gone: [], reload: true, change, counts };
    const rows = await query<Row>(`${selectRows()} WHERE m.change > $1 ORDER BY m.change`, [since]);
    const gone = await query<{ number: number }>("SELECT number FROM gone WHERE change > $1", [since]);
    // The number of a deleted message may have been reused.
    const numbers = new Set(gone.map(({ number }) => number));
    for (const { number } of rows) numbers.delete(number);
    await noteListed(query, now, me, rows);
    return { messages: rows.map(describeRow), gone: [...numbers], reload: false, change, counts };
  },
};

export const messagesRead: Operation<"messages/read"> = {
  role: "staff",
  input: object({ number: wholeNumber(0) }),
  async run({ database, now }, { number }, me) {
    const taken = await takeForReading(database, number, actorOf(me), now);
    const row = taken && (await findRow(database.query, number));
    const [message] = row ? await withNotes(database.query, [row]) : [];
    if (!message) throw noSuchMessage();
    return message;
  },
};

export const messagesExport: Operation<"messages/export"> = {
  role: "manager",
  input: object({ after: cursor }),
  run: ({ database, now }, { after }, me) =>
    database.transaction(async (query) => {
      const { rows, next } = await page(query, now, everything, after);
      for (const { number } of rows) await note(query, now, actorOf(me), "exported", number);
      return { messages: await withNotes(query, rows), next };
    }),
};
