import { fromBase64 } from "#inbox/sealing.ts";
import type { Query } from "#inbox/messages/database.ts";
import { markRead } from "#inbox/messages/desk.ts";
import { base64, object, optional, wholeNumber } from "./input.ts";
import { change, finished, seen } from "./message-changes.ts";
import { actorOf, type Operation, type SignedIn } from "./operation.ts";
import { noSuchMessage, Refusal } from "./refusal.ts";
import { withNotes } from "./rows.ts";

/** A note of 10,000 characters, sealed and in base64. */
const maxNoteLength = 60_000;
const maxNotes = 100;

/** Adds a note, or a later text of one, which stays as it was. Its response includes the text of the message, so it counts as a reading, too. */
export const messagesNote: Operation<"messages/note"> = {
  role: "staff",
  input: object({
    ...seen,
    note: object({ keyId: wholeNumber(1), sealed: base64(maxNoteLength) }),
    corrects: optional(wholeNumber(1)),
  }),
  run: (desk, { note: given, corrects, ...seenAs }, me) =>
    desk.database.transaction(async (query) => {
      const [key] = await query("SELECT id FROM keys WHERE id = $1", [given.keyId]);
      if (!key) throw new Refusal("malformed", "The key of the practice changed. Load the page again.");
      if (corrects !== undefined) await expectOwn(query, seenAs.number, corrects, me);
      const action = corrects === undefined ? "added a note" : "corrected a note";
      const added = { set: "read_at = read_at", where: "1 = 1", action };
      const { notes } = await change(desk, query, seenAs, me, added);
      if (notes >= maxNotes)
        throw new Refusal("malformed", `This message has ${maxNotes} notes. No more can be added.`);
      await query(
        "INSERT INTO notes (number, at, author, person, corrects, key_id, sealed) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [seenAs.number, desk.now, me.name, me.id, corrects ?? null, given.keyId, fromBase64(given.sealed)],
      );
      await markRead(query, seenAs.number, actorOf(me), desk.now);
      const [message] = await withNotes(query, [await finished(query, seenAs.number)]);
      return message ?? Promise.reject(noSuchMessage());
    }),
};

async function expectOwn(query: Query, number: number, id: number, me: SignedIn): Promise<void> {
  const [own] = await query("SELECT 1 FROM notes WHERE id = $1 AND number = $2 AND person = $3 AND corrects IS NULL", [
    id,
    number,
    me.id,
  ]);
  if (!own) throw new Refusal("not-allowed", "Only the person who wrote a note can correct it.");
}
