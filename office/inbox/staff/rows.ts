import type {
  AnswerWay,
  FollowUp,
  FullMessage,
  InboxMessage,
  MessageState,
  NoteHead,
  SealedText,
} from "#inbox/inbox.ts";
import { toBase64 } from "#inbox/sealing.ts";
import type { Query } from "#inbox/messages/database.ts";
import { answerWithin } from "#inbox/messages/store.ts";

/** A message as stored in the database. */
export type Row = {
  number: number;
  version: number;
  created_at: number;
  read_at: number | null;
  done_at: number | null;
  done_by: string | null;
  how: AnswerWay | null;
  suspect: number;
  taken_at: number | null;
  taken_by: number | null;
  taken_name: string | null;
  follow_up: FollowUp | null;
  follow_up_at: number | null;
  changed_at: number | null;
  changed_by: string | null;
  going_at: number | null;
  key_id: number;
  sealed: Uint8Array;
  notes: number;
  sorted: number;
};

/** Selects rows of messages, with what they are sorted by; a condition follows. */
export const selectRows = (
  sorted = "0",
) => `SELECT m.number, m.version, m.created_at, m.read_at, m.done_at, m.done_by, m.how, m.suspect,
  m.taken_at, m.taken_by, p.name AS taken_name, m.follow_up, m.follow_up_at, m.changed_at, m.changed_by, m.going_at, m.key_id, m.sealed,
  (SELECT COUNT(*) FROM notes WHERE notes.number = m.number) AS notes, ${sorted} AS sorted
  FROM messages m LEFT JOIN people p ON p.id = m.taken_by`;

/** A row as the page receives it. */
export function describeRow(row: Row): InboxMessage {
  const { number, version, created_at, read_at, done_at, done_by, how, taken_at, taken_by, taken_name } = row;
  const { follow_up, follow_up_at } = row;
  return {
    ...{ number, version, state: stateOf(row), notes: row.notes },
    ...{ arrivedAt: created_at, answerBy: created_at + answerWithin, readAt: read_at },
    taken: taken_by && taken_at && !done_at ? { by: { id: taken_by, name: taken_name ?? "" }, at: taken_at } : null,
    followUp: follow_up && follow_up_at && !done_at ? { why: follow_up, at: follow_up_at } : null,
    answered: done_at ? { by: done_by ?? "", at: done_at, how } : null,
    eraseAt: row.going_at,
    changedAt: row.changed_at ?? created_at,
    changedBy: row.changed_by,
    text: sealedText(row.key_id, row.sealed),
  };
}

function stateOf(row: Pick<Row, "suspect" | "done_at" | "how" | "taken_by" | "read_at" | "going_at">): MessageState {
  if (row.going_at) return "trash";
  if (row.suspect === 1) return "suspect";
  if (row.done_at) return row.how && row.how !== "not-needed" ? "answered" : "closed";
  return row.taken_by ? "taken" : row.read_at ? "read" : "new";
}

/** The message with a number, if there is one. */
export async function findRow(query: Query, number: number): Promise<Row | undefined> {
  const [row] = await query<Row>(`${selectRows()} WHERE m.number = $1`, [number]);
  return row;
}

/** Messages with their notes, sealed, in the order of `rows`. */
export async function withNotes(query: Query, rows: readonly Row[]): Promise<FullMessage[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ number }) => number);
  const among = `number IN (${numbers.map((_, index) => `$${index + 1}`).join(", ")})`;
  type Note = Pick<NoteHead, "id" | "at" | "corrects"> & {
    number: number;
    author: string;
    person: number;
    key_id: number;
    sealed: Uint8Array;
  };
  const notes = await query<Note>(
    `SELECT id, number, at, author, person, corrects, key_id, sealed FROM notes WHERE ${among} ORDER BY id`,
    numbers,
  );
  const notesOf = Map.groupBy(notes, ({ number }) => number);
  return rows.map((row) => ({
    ...describeRow(row),
    noteList: (notesOf.get(row.number) ?? []).map(({ id, at, author, person, corrects, key_id, sealed }) => ({
      ...{ id, at, by: { id: person, name: author }, corrects },
      ...sealedText(key_id, sealed),
    })),
  }));
}

function sealedText(keyId: number, sealed: Uint8Array): SealedText {
  return { keyId, sealed: toBase64(sealed) };
}
