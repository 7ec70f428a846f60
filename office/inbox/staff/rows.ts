import { sql } from "kysely";
import type { FullMessage, InboxMessage, ListedMessage, MessageState, SealedText } from "#inbox/inbox.ts";
import { answerWithin } from "#inbox/messages/promise.ts";
import type { Database } from "#inbox/messages/tables.ts";
import { toBase64 } from "#inbox/sealing.ts";
import { Refusal } from "./operation.ts";

/** Selects messages, with how many notes each has and the name of who is working on it. */
export const selectRows = (database: Database) =>
  database
    .selectFrom("messages")
    .selectAll("messages")
    .select((row) => [
      row.selectFrom("people").select("name").whereRef("people.id", "=", "messages.taken_by").as("taken_name"),
      sql<number>`(SELECT COUNT(*) FROM notes WHERE notes.number = messages.number)`.as("notes"),
    ]);

/** A message as stored in the database. */
export type Row = Awaited<ReturnType<typeof findRow>>;

/** The message with a number; refuses when there is none. */
export function findRow(database: Database, number: number) {
  const gone = () => new Refusal("unknown", "This message is gone.");
  return selectRows(database).where("number", "=", number).executeTakeFirstOrThrow(gone);
}

/** The state of a message as the page receives it, without what the visitor wrote. */
export function describeRow(row: Row): InboxMessage {
  const { number, version, created_at, read_at, done_at, done_by, how, taken_at, taken_by, taken_name } = row;
  const { follow_up, follow_up_at, followed_at, changed_at, changed_by } = row;
  const by = followed_at === changed_at ? changed_by : null;
  return {
    ...{ number, version, state: stateOf(row), notes: row.notes },
    ...{ arrivedAt: created_at, answerBy: created_at + answerWithin, readAt: read_at },
    taken: taken_by && taken_at && !done_at ? { by: { id: taken_by, name: taken_name ?? "" }, at: taken_at } : null,
    followUp: follow_up && follow_up_at && !done_at ? { why: follow_up, at: follow_up_at, by } : null,
    answered: done_at ? { by: done_by ?? "", at: done_at, how } : null,
    eraseAt: row.going_at,
    changedAt: changed_at ?? created_at,
    changedBy: changed_by,
  };
}

/** A message with what the visitor wrote; call it once the audit trail has a line about it. */
export function withText(row: Row): ListedMessage {
  return { ...describeRow(row), text: sealedText(row) };
}

function stateOf({ going_at, suspect, done_at, how, taken_by, read_at }: Row): MessageState {
  if (going_at) return "trash";
  if (suspect === 1) return "suspect";
  if (done_at) return how && how !== "not-needed" ? "answered" : "closed";
  return taken_by ? "taken" : read_at ? "read" : "new";
}

/** A message with its notes, sealed, oldest first. */
export async function withNotes(database: Database, row: Row): Promise<FullMessage> {
  const notes = await database.selectFrom("notes").selectAll().where("number", "=", row.number).orderBy("id").execute();
  const noteList = notes.map((note) => {
    const { id, at, author, person, corrects } = note;
    return { id, at, by: { id: person, name: author }, corrects, ...sealedText(note) };
  });
  return { ...withText(row), noteList };
}

function sealedText({ key_id, sealed }: { key_id: number; sealed: Uint8Array }): SealedText {
  return { keyId: key_id, sealed: toBase64(sealed) };
}
