import type { AnswerWay, FullMessage, InboxMessage, MessageState, SealedText } from "#inbox/inbox.ts";
import { toBase64 } from "#inbox/sealing.ts";
import type { Query } from "#inbox/messages/database.ts";
import { answerWithin } from "#inbox/messages/store.ts";

/** A message as stored in the database. */
export type Row = {
  number: number;
  version: number;
  created_at: number;
  week: string | null;
  read_at: number | null;
  done_at: number | null;
  done_by: string | null;
  how: AnswerWay | null;
  suspect: number;
  taken_at: number | null;
  taken_by: number | null;
  taken_name: string | null;
  changed_at: number | null;
  changed_by: string | null;
  going_at: number | null;
  key_id: number;
  sealed_head: Uint8Array | null;
  notes: number;
};

/** Selects rows of messages; a condition follows. */
export const selectRows = `SELECT m.number, m.version, m.created_at, m.week, m.read_at, m.done_at, m.done_by, m.how, m.suspect,
  m.taken_at, m.taken_by, p.name AS taken_name, m.changed_at, m.changed_by, m.going_at, m.key_id, m.sealed_head,
  (SELECT COUNT(*) FROM notes WHERE notes.number = m.number) AS notes
  FROM messages m LEFT JOIN people p ON p.id = m.taken_by`;

/** A row as the page receives it. */
export function describeRow(row: Row): InboxMessage {
  const { number, version, created_at, read_at, done_at, done_by, how, taken_at, taken_by, taken_name } = row;
  return {
    ...{ number, version, state: stateOf(row), notes: row.notes },
    ...{ arrivedAt: created_at, answerBy: created_at + answerWithin, readAt: read_at },
    taken: taken_by && taken_at && !done_at ? { by: { id: taken_by, name: taken_name ?? "" }, at: taken_at } : null,
    answered: done_at ? { by: done_by ?? "", at: done_at, how } : null,
    changedAt: row.changed_at ?? created_at,
    changedBy: row.changed_by,
    head: row.sealed_head && sealedText(row.key_id, row.sealed_head),
  };
}

function stateOf(row: Pick<Row, "suspect" | "done_at" | "how" | "taken_by" | "read_at">): MessageState {
  if (row.suspect === 1) return "suspect";
  if (row.done_at) return row.how && row.how !== "not-needed" ? "answered" : "closed";
  return row.taken_by ? "taken" : row.read_at ? "read" : "new";
}

/** A message that is not being deleted, if there is one. */
export async function findRow(query: Query, number: number): Promise<Row | undefined> {
  const [row] = await query<Row>(`${selectRows} WHERE m.number = $1 AND m.going_at IS NULL`, [number]);
  return row;
}

/** Messages with their texts and notes, sealed, in the order of `rows`. */
export async function withTexts(query: Query, rows: readonly Row[]): Promise<FullMessage[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ number }) => number);
  const among = `number IN (${numbers.map((_, index) => `$${index + 1}`).join(", ")})`;
  const texts = await query<{ number: number; sealed: Uint8Array }>(
    `SELECT number, sealed FROM messages WHERE ${among}`,
    numbers,
  );
  type Note = { number: number; at: number; author: string; key_id: number; sealed: Uint8Array };
  const notes = await query<Note>(
    `SELECT number, at, author, key_id, sealed FROM notes WHERE ${among} ORDER BY id`,
    numbers,
  );
  const textOf = new Map(texts.map(({ number, sealed }) => [number, sealed]));
  const notesOf = Map.groupBy(notes, ({ number }) => number);
  return rows.map((row) => ({
    ...describeRow(row),
    text: sealedText(row.key_id, textOf.get(row.number) ?? new Uint8Array()),
    noteList: (notesOf.get(row.number) ?? []).map(({ at, author, key_id, sealed }) => ({
      ...{ at, by: author },
      ...sealedText(key_id, sealed),
    })),
  }));
}

function sealedText(keyId: number, sealed: Uint8Array): SealedText {
  return { keyId, sealed: toBase64(sealed) };
}
