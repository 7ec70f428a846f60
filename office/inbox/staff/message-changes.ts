import { z } from "astro/zod";
import type { Updateable } from "kysely";
import { addDays, dayInNewYork, isDay } from "@practice/site/practice/calendar-days.ts";
import { dayStart, hourAndDay } from "@practice/site/practice/practice-time.ts";
import { type ActKind, isPossible } from "#inbox/acts.ts";
import { type AnswerWay, answerWays, type FollowUp, followUps, followUpWithin } from "#inbox/inbox.ts";
import { reminderHours, trashKeeps } from "#inbox/inbox.ts";
import { addNotices, dropNotices, note, raiseChange } from "#inbox/messages/changes.ts";
import { deleteMessages, markRead } from "#inbox/messages/desk.ts";
import type { Database, Tables } from "#inbox/messages/tables.ts";
import { fromBase64 } from "#inbox/sealing.ts";
import { actorOf, atomic, base64, Refusal, type SignedIn, text, wholeNumber } from "./operation.ts";
import { findColleagues } from "./people.ts";
import { describeRow, findRow, type Row, withNotes } from "./rows.ts";

/** The version of a message that the person saw, to detect conflicts. */
const ways = Object.keys(answerWays) as AnswerWay[];
const reasons = Object.keys(followUps) as FollowUp[];
const onlySeen = z.strictObject({ number: wholeNumber(0), version: wholeNumber(1) });
type Seen = z.output<typeof onlySeen>;

/** What a person does to a message, in a transaction; `row` is as they saw it. */
type Doing<Input> = { database: Database; row: Row; input: Input; now: number; me: SignedIn };

/**
 * An operation on the version of a message that the person saw; it rejects with the message as it is when that has
 * changed, or takes no such act. A note changes nothing of it: it is added to any version.
 */
function change<Input extends z.ZodType<Seen>, Output extends object>(
  kind: ActKind,
  input: Input,
  run: (doing: Doing<z.output<Input>>) => Promise<Output>,
) {
  return atomic(kind === "erase" ? "manager" : "staff", input, async ({ database, now }, given, me) => {
    const { number, version } = given;
    const row = await findRow(database, number);
    if ((kind !== "note" && row.version !== version) || !isPossible(kind, describeRow(row), now)) throw changed(row);
    const taken = await database
      .updateTable("messages")
      .set((column) => ({ version: column("version", "+", 1), changed_at: now, changed_by: me.name }))
      .where((column) => column.and({ number, ...(kind !== "note" && { version }) }))
      .returning("number")
      .executeTakeFirst();
    // Somebody was faster.
    if (!taken) throw changed(await findRow(database, number));
    return run({ database, row, input: given, now, me });
  });
}

function changed(row: Row): Refusal {
  const by = row.changed_by ? ` by ${row.changed_by} at ${hourAndDay(row.changed_at ?? 0)}` : "";
  return new Refusal("changed", `This message was changed${by}. Look at it again.`, describeRow(row));
}

/** New values for the message, and what the audit trail says. */
type Decided = { values: Updateable<Tables["messages"]>; action: string };

/** A change of the values of a message. */
function act<Input extends z.ZodType<Seen>>(
  kind: ActKind,
  input: Input,
  decide: (doing: Doing<z.output<Input>>) => Decided | Promise<Decided>,
) {
  return change(kind, input, async (doing) => {
    const { database, row, now, me } = doing;
    const { values, action } = await decide(doing);
    await database.updateTable("messages").set(values).where("number", "=", row.number).execute();
    await note(database, now, actorOf(me), action, row.number);
    return describeRow(await finished(database, row.number));
  });
}

/** The message after a change; increments the change counter last. */
async function finished(database: Database, number: number): Promise<Row> {
  await raiseChange(database, number);
  return findRow(database, number);
}

/** A message that waits again is reminded of as before, unless its time for that is over. */
async function remindAgain({ database, row, now }: Doing<Seen>): Promise<void> {
  const isDue = row.created_at + reminderHours.last * 3_600_000 <= now;
  if (!isDue) await addNotices(database, row.number, row.created_at, ["last"]);
}

const nobodyOnIt = { taken_at: null, taken_by: null };
const noFollowUp = { follow_up: null, follow_up_at: null, followed_at: null };

/** Of a note of 10,000 characters, sealed and in base64. */
const maxNoteLength = 60_000;
const maxNotes = 100;
const noteInput = onlySeen.extend({
  note: z.strictObject({ keyId: wholeNumber(1), sealed: base64(maxNoteLength) }),
  corrects: wholeNumber(1).optional(),
});

/** Changing a message. */
export const changeOperations = {
  "messages/take": act("take", onlySeen, ({ now, me }) => ({
    values: { taken_at: now, taken_by: me.id },
    action: "is on it",
  })),
  "messages/untake": act("untake", onlySeen, () => ({ values: nobodyOnIt, action: "is not on it" })),
  /** Gives it to a colleague. */
  "messages/assign": act("assign", onlySeen.extend({ person: wholeNumber(1) }), async (doing) => {
    const { database, input, now } = doing;
    const colleague = (await findColleagues(database)).find(({ id }) => id === input.person);
    if (!colleague) throw new Refusal("unknown", "This person is no longer here. Choose another.");
    return { values: { taken_at: now, taken_by: colleague.id }, action: `gave it to ${actorOf(colleague)}` };
  }),
  /** Of two answers the second replaces the first; the visitor waited until the first. */
  "messages/answer": act("answer", onlySeen.extend({ how: z.enum(ways) }), async (doing) => {
    const { database, row, input, now, me } = doing;
    await dropNotices(database, row.number);
    const values = { done_at: row.done_at ?? now, done_by: me.name, how: input.how, read_at: row.read_at ?? now };
    return { values, action: `answered: ${answerWays[input.how]}` };
  }),
  /** Keeps it in the list until a day `YYYY-MM-DD`, when it comes to the top. */
  "messages/follow-up": act("follow-up", onlySeen.extend({ why: z.enum(reasons), day: text(10) }), async (doing) => {
    const { database, row, now } = doing;
    const { why, day } = doing.input;
    const today = dayInNewYork(now);
    if (!isDay(day) || day <= today || day > addDays(today, followUpWithin))
      throw new Refusal("malformed", `Choose a day from tomorrow on, within ${followUpWithin} days.`);
    await dropNotices(database, row.number);
    const values = { follow_up: why, follow_up_at: dayStart(day), followed_at: row.followed_at ?? now };
    const action = `${followUps[why]}, to follow up on ${day}`;
    return { values: { ...values, read_at: row.read_at ?? now }, action };
  }),
  "messages/no-follow-up": act("no-follow-up", onlySeen, async (doing) => {
    await remindAgain(doing);
    return { values: noFollowUp, action: "no follow-up" };
  }),
  /** Undoes an answer recorded by mistake; a follow-up has its own day again. */
  "messages/reopen": act("reopen", onlySeen, async (doing) => {
    if (doing.row.follow_up === null) await remindAgain(doing);
    return { values: { done_at: null, done_by: null, how: null }, action: "reopened" };
  }),
  "messages/set-aside": act("set-aside", onlySeen, async ({ database, row }) => {
    await dropNotices(database, row.number);
    return { values: { suspect: 1, ...nobodyOnIt, ...noFollowUp }, action: "set aside as a robot's" };
  }),
  "messages/not-a-robot": act("not-a-robot", onlySeen, async ({ database, row, now }) => {
    await addNotices(database, row.number, now);
    return { values: { suspect: 0 }, action: "not a robot" };
  }),
  /** Into the trash: not longer than an answered message, or spam, is kept elsewhere. */
  "messages/delete": act("delete", onlySeen, ({ row: { suspect, done_at }, now }) => ({
    values: { going_at: suspect === 1 ? now + trashKeeps.spam : (done_at ?? now) + trashKeeps.others },
    action: "deleted",
  })),
  "messages/restore": act("restore", onlySeen, () => ({ values: { going_at: null }, action: "restored" })),
  /** For managers: deletes it for good, from the trash. */
  "messages/erase": change("erase", onlySeen, async ({ database, row, now, me }) => {
    await deleteMessages(database, [row.number], now, actorOf(me));
    return {};
  }),
  /**
   * Adds a note, or a later text of one, which stays as it was and only its author writes. The browser sealed it for the
   * last key, with the part `note`. The answer has the text of the message, so it counts as a reading, too.
   */
  "messages/note": change("note", noteInput, async ({ database, row: { number, notes }, input, now, me }) => {
    const { keyId, sealed } = input.note;
    const noKey = () => new Refusal("malformed", "The key of the practice changed. Load the page again.");
    await database.selectFrom("keys").select("id").where("id", "=", keyId).executeTakeFirstOrThrow(noKey);
    if (notes >= maxNotes) throw new Refusal("malformed", `This message has ${maxNotes} notes. No more can be added.`);
    const { corrects = null } = input;
    if (corrects !== null) await expectOwn(database, number, corrects, me);
    await database
      .insertInto("notes")
      .values({ number, at: now, author: me.name, person: me.id, corrects, key_id: keyId, sealed: fromBase64(sealed) })
      .execute();
    await note(database, now, actorOf(me), corrects === null ? "added a note" : "corrected a note", number);
    await markRead(database, number, actorOf(me), now);
    return withNotes(database, await finished(database, number));
  }),
};

async function expectOwn(database: Database, number: number, id: number, me: SignedIn): Promise<void> {
  await database
    .selectFrom("notes")
    .select("id")
    .where((row) => row.and({ id, number, person: me.id, corrects: null }))
    .executeTakeFirstOrThrow(() => new Refusal("not-allowed", "Only the person who wrote a note can correct it."));
}
