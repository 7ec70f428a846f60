import { fromBase64 } from "#inbox/sealing.ts";
import { markRead } from "#inbox/messages/desk.ts";
import { base64, object, wholeNumber } from "./input.ts";
import { change, finished, seen } from "./message-changes.ts";
import { actorOf, type Operation } from "./operation.ts";
import { noSuchMessage, Refusal } from "./refusal.ts";
import { withTexts } from "./rows.ts";

/** A note of 10,000 characters, sealed and in base64. */
const maxNoteLength = 60_000;
const maxNotes = 100;

/** Adds a note. Its response includes the text of the message, so it counts as a reading, too. */
export const messagesNote: Operation<"messages/note"> = {
  role: "reader",
  input: object({ ...seen, note: object({ keyId: wholeNumber(1), sealed: base64(maxNoteLength) }) }),
  run: (desk, { note: given, ...seenAs }, me) =>
    desk.database.transaction(async (query) => {
      const [key] = await query("SELECT id FROM keys WHERE id = $1", [given.keyId]);
      if (!key) throw new Refusal("malformed", "The key of the practice changed. Load the page again.");
      const added = { set: "read_at = read_at", where: "1 = 1", action: "added a note" };
      const { notes } = await change(desk, query, seenAs, me, added);
      if (notes >= maxNotes)
        throw new Refusal("malformed", `This message has ${maxNotes} notes. No more can be added.`);
      await query("INSERT INTO notes (number, at, author, key_id, sealed) VALUES ($1, $2, $3, $4, $5)", [
        ...[seenAs.number, desk.now, me.name, given.keyId],
        fromBase64(given.sealed),
      ]);
      await markRead(query, seenAs.number, actorOf(me), desk.now);
      const [message] = await withTexts(query, [await finished(query, seenAs.number)]);
      return message ?? Promise.reject(noSuchMessage());
    }),
};
