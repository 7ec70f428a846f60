import type { InboxMessage } from "#inbox/inbox.ts";
import type { View } from "#inbox/inbox-operations.ts";
import type { Query } from "#inbox/messages/database.ts";
import { countSetAside, takeForReading } from "#inbox/messages/desk.ts";
import { note } from "#inbox/messages/store.ts";
import { object, oneOf, optional, wholeNumber } from "./input.ts";
import { actorOf, type Operation } from "./operation.ts";
import { noSuchMessage } from "./refusal.ts";
import { describeRow, findRow, type Row, selectRows, withTexts } from "./rows.ts";

const atOnce = 100;
/** With more changes than this, the client reloads the list. */
const maxChanges = 300;

const views: Record<View, { where: string; by: "created_at" | "done_at"; order: "ASC" | "DESC" }> = {
  open: { where: "m.suspect = 0 AND m.done_at IS NULL", by: "created_at", order: "ASC" },
  done: { where: "m.suspect = 0 AND m.done_at IS NOT NULL", by: "done_at", order: "DESC" },
  suspect: { where: "m.suspect = 1", by: "created_at", order: "DESC" },
};
const everything = { where: "1 = 1", by: "created_at", order: "ASC" } as const;

const cursor = optional(object({ at: wholeNumber(0, Number.MAX_SAFE_INTEGER), number: wholeNumber(0) }));

/** A hundred rows after a cursor, by an index: the last page is as fast as the first. */
async function page(
  query: Query,
  { where, by, order }: (typeof views)[View],
  after = order === "ASC" ? { at: 0, number: 0 } : { at: Number.MAX_SAFE_INTEGER, number: 0 },
) {
  const rows = await query<Row>(
    `${selectRows} WHERE ${where} AND m.going_at IS NULL AND (m.${by}, m.number) ${order === "ASC" ? ">" : "<"} ($1, $2)
    ORDER BY m.${by} ${order}, m.number ${order} LIMIT $3`,
    [after.at, after.number, atOnce + 1],
  );
  // One extra row shows whether there are more.
  const last = rows.length > atOnce ? rows[atOnce - 1] : undefined;
  return { rows: rows.slice(0, atOnce), next: last ? { at: last[by] ?? 0, number: last.number } : null };
}

async function lastChange(query: Query): Promise<number> {
  const [row] = await query<{ value: number }>("SELECT value FROM change_counter");
  return row?.value ?? 0;
}

export const messagesList: Operation<"messages/list"> = {
  role: "reader",
  input: object({ view: oneOf(["open", "done", "suspect"]), after: cursor }),
  async run({ database }, { view, after }) {
    // Read before the list: a concurrent change is in the list, and reported again.
    const change = await lastChange(database.query);
    const { rows, next } = await page(database.query, views[view], after);
    return { messages: rows.map(describeRow), next, change, setAside: await countSetAside(database) };
  },
};

export const messagesChanges: Operation<"messages/changes"> = {
  role: "reader",
  input: object({ since: wholeNumber(0) }),
  async run({ database }, { since }) {
    const { query } = database;
    const change = await lastChange(query);
    const setAside = await countSetAside(database);
    const none: InboxMessage[] = [];
    if (change - since > maxChanges || since > change)
      return { messages: none, gone: [], reload: true, change, setAside };
    const rows = await query<Row>(`${selectRows} WHERE m.change > $1 ORDER BY m.change`, [since]);
    const gone = await query<{ number: number }>("SELECT number FROM gone WHERE change > $1", [since]);
    const [going, here] = [rows.filter((row) => row.going_at), rows.filter((row) => !row.going_at)];
    // The number of a deleted message may have been reused.
    const numbers = new Set([...gone, ...going].map(({ number }) => number));
    for (const { number } of here) numbers.delete(number);
    return { messages: here.map(describeRow), gone: [...numbers], reload: false, change, setAside };
  },
};

export const messagesRead: Operation<"messages/read"> = {
  role: "reader",
  input: object({ number: wholeNumber(0) }),
  async run({ database, now }, { number }, me) {
    const taken = await takeForReading(database, number, actorOf(me), now);
    const row = taken && (await findRow(database.query, number));
    const [message] = row ? await withTexts(database.query, [row]) : [];
    if (!message) throw noSuchMessage();
    return message;
  },
};

export const messagesExport: Operation<"messages/export"> = {
  role: "manager",
  input: object({ after: cursor }),
  run: ({ database, now }, { after }, me) =>
    database.transaction(async (query) => {
      const { rows, next } = await page(query, everything, after);
      for (const { number } of rows) await note(query, now, actorOf(me), "exported", number);
      return { messages: await withTexts(query, rows), next };
    }),
};
