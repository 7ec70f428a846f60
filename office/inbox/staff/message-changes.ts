import { type AnswerWay, answerWays, type FollowUp, followUps, followUpWithin, trashKeeps } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput } from "#inbox/inbox-operations.ts";
import { addDays, dayInNewYork, isDay } from "@practice/site/practice/calendar-days.ts";
import { dayStart, hourAndDay } from "@practice/site/practice/practice-time.ts";
import { addNotices, raiseChange, raiseGone } from "#inbox/messages/changes.ts";
import type { Query } from "#inbox/messages/database.ts";
import { note } from "#inbox/messages/store.ts";
import { object, oneOf, text, wholeNumber } from "./input.ts";
import { actorOf, type Desk, type Operation, type SignedIn } from "./operation.ts";
import { findColleagues } from "./records.ts";
import { noSuchMessage, Refusal } from "./refusal.ts";
import { describeRow, findRow, type Row } from "./rows.ts";

export const seen = { number: wholeNumber(0), version: wholeNumber(1) };
type Seen = { number: number; version: number };

/** The SET and WHERE of an operation: `$1` is now, `$2` who, `$3` the number, `$4` the version; others follow. */
type Change = { set: string; where: string; action: string; values?: readonly (string | number)[] };

/**
 * Changes a message in the version that the person saw, with a line in the audit trail; rejects with the current
 * message if it has changed or its state does not allow this. Returns the row before the change.
 */
export async function change({ now }: Desk, query: Query, seenAs: Seen, me: SignedIn, given: Change): Promise<Row> {
  const before = await findRow(query, seenAs.number);
  if (!before) throw noSuchMessage();
  const [changed] = await query(
    `UPDATE messages SET ${given.set}, version = version + 1, changed_at = $1, changed_by = $2
    WHERE number = $3 AND version = $4 AND ${given.where} RETURNING number`,
    [now, me.name, seenAs.number, seenAs.version, ...(given.values ?? [])],
  );
  if (!changed) {
    // Read again: on PostgreSQL it may just have changed.
    const current = await findRow(query, seenAs.number);
    if (!current) throw noSuchMessage();
    const by = current.changed_by ? ` by ${current.changed_by} at ${hourAndDay(current.changed_at ?? 0)}` : "";
    throw new Refusal("changed", `This message was changed${by}. Look at it again.`, describeRow(current));
  }
  await note(query, now, actorOf(me), given.action, seenAs.number);
  return before;
}

/** The message after a change; increments the change counter last. */
export async function finished(query: Query, number: number) {
  await raiseChange(query, number);
  const row = await findRow(query, number);
  if (!row) throw noSuchMessage();
  return row;
}

type After = (query: Query, before: Row, desk: Desk) => Promise<void>;

/** An operation on the version of a message that the person saw, with its side effects. */
function changeOf<Name extends StaffOperation & `messages/${string}`>(
  given: (input: StaffInput<Name>, me: SignedIn, desk: Desk) => Change,
  also: After = async () => {},
): Pick<Operation<Name>, "role" | "run"> {
  return {
    role: "staff",
    run: (desk, input, me) =>
      desk.database.transaction(async (query) => {
        const seenAs = input as Seen;
        const before = await change(desk, query, seenAs, me, given(input, me, desk));
        await also(query, before, desk);
        return describeRow(await finished(query, seenAs.number)) as StaffOutput<Name>;
      }),
  };
}

/** A person is at it: no notice is needed any more. */
async function silence(query: Query, { number }: Row): Promise<void> {
  await query("UPDATE outbox SET state = 'unneeded' WHERE number = $1 AND state IN ('waiting', 'dead')", [number]);
}

/** It waits as before, so the last reminder does, too; not while a follow-up has its own day. */
async function remindAgain(query: Query, { number }: Row, { now }: Desk): Promise<void> {
  await query(
    "UPDATE outbox SET state = 'waiting', attempts = 0 WHERE number = $1 AND kind = 'last' AND state = 'unneeded' AND due_at > $2 AND number IN (SELECT number FROM messages WHERE follow_up IS NULL)",
    [number, now],
  );
}

const here = "going_at IS NULL";
const waiting = `${here} AND done_at IS NULL AND suspect = 0`;

export const messagesTake: Operation<"messages/take"> = {
  input: object(seen),
  ...changeOf<"messages/take">((_, me) => ({
    set: "taken_at = $1, taken_by = $5",
    where: waiting,
    action: "is on it",
    values: [me.id],
  })),
};

export const messagesAssign: Operation<"messages/assign"> = {
  role: "staff",
  input: object({ ...seen, person: wholeNumber(1) }),
  run: (desk, { person, ...seenAs }, me) =>
    desk.database.transaction(async (query) => {
      const colleague = (await findColleagues(query)).find(({ id }) => id === person);
      if (!colleague) throw new Refusal("unknown", "This person is no longer here. Choose another.");
      await change(desk, query, seenAs, me, {
        set: "taken_at = $1, taken_by = $5",
        where: waiting,
        action: `gave it to ${actorOf(colleague)}`,
        values: [person],
      });
      return describeRow(await finished(query, seenAs.number));
    }),
};

export const messagesUntake: Operation<"messages/untake"> = {
  input: object(seen),
  ...changeOf<"messages/untake">(() => ({
    set: "taken_at = NULL, taken_by = NULL",
    where: `${waiting} AND taken_by IS NOT NULL`,
    action: "is not on it",
  })),
};

export const messagesAnswer: Operation<"messages/answer"> = {
  input: object({ ...seen, how: oneOf(Object.keys(answerWays) as AnswerWay[]) }),
  ...changeOf<"messages/answer">(
    ({ how }) => ({
      // Of two answers the second replaces the first; the visitor waited until the first.
      set: "done_at = COALESCE(done_at, $1), done_by = $2, how = $5, read_at = COALESCE(read_at, $1)",
      where: `${here} AND suspect = 0`,
      action: `answered: ${answerWays[how]}`,
      values: [how],
    }),
    silence,
  ),
};

export const messagesFollowUp: Operation<"messages/follow-up"> = {
  input: object({ ...seen, why: oneOf(Object.keys(followUps) as FollowUp[]), day: text(10) }),
  ...changeOf<"messages/follow-up">(({ why, day }, _, { now }) => {
    const today = dayInNewYork(now);
    if (!isDay(day) || day <= today || day > addDays(today, followUpWithin))
      throw new Refusal("malformed", `Choose a day from tomorrow on, within ${followUpWithin} days.`);
    return {
      set: "follow_up = $5, follow_up_at = $6, followed_at = COALESCE(followed_at, $1), read_at = COALESCE(read_at, $1)",
      where: waiting,
      action: `${followUps[why]}, to follow up on ${day}`,
      values: [why, dayStart(day)],
    };
  }, silence),
};

export const messagesNoFollowUp: Operation<"messages/no-follow-up"> = {
  input: object(seen),
  ...changeOf<"messages/no-follow-up">(
    () => ({
      set: "follow_up = NULL, follow_up_at = NULL, followed_at = NULL",
      where: `${waiting} AND follow_up IS NOT NULL`,
      action: "no follow-up",
    }),
    remindAgain,
  ),
};

export const messagesReopen: Operation<"messages/reopen"> = {
  input: object(seen),
  ...changeOf<"messages/reopen">(
    () => ({
      set: "done_at = NULL, done_by = NULL, how = NULL",
      where: `${here} AND done_at IS NOT NULL AND suspect = 0`,
      action: "reopened",
    }),
    remindAgain,
  ),
};

export const messagesSetAside: Operation<"messages/set-aside"> = {
  input: object(seen),
  ...changeOf<"messages/set-aside">(
    () => ({
      set: "suspect = 1, taken_at = NULL, taken_by = NULL, follow_up = NULL, follow_up_at = NULL, followed_at = NULL",
      where: waiting,
      action: "set aside as a robot's",
    }),
    async (query, { number }) => {
      await query("DELETE FROM outbox WHERE number = $1", [number]);
    },
  ),
};

export const messagesNotARobot: Operation<"messages/not-a-robot"> = {
  input: object(seen),
  ...changeOf<"messages/not-a-robot">(
    () => ({ set: "suspect = 0", where: `${here} AND suspect = 1`, action: "not a robot" }),
    (query, { number }, { now }) => addNotices(query, number, now),
  ),
};

/**
 * It can be restored while it is in the trash: not longer than an answered message, or spam, is kept elsewhere.
 */
export const messagesDelete: Operation<"messages/delete"> = {
  input: object(seen),
  ...changeOf<"messages/delete">(() => ({
    set: `going_at = CASE WHEN suspect = 1 THEN $1 + CAST($6 AS BIGINT)
      ELSE COALESCE(done_at, $1) + CAST($5 AS BIGINT) END`,
    where: here,
    action: "deleted",
    values: [trashKeeps.others, trashKeeps.spam],
  })),
};

export const messagesRestore: Operation<"messages/restore"> = {
  input: object(seen),
  ...changeOf<"messages/restore">(() => ({ set: "going_at = NULL", where: "going_at > $1", action: "restored" })),
};

export const messagesErase: Operation<"messages/erase"> = {
  role: "manager",
  input: object(seen),
  run: (desk, seenAs, me) =>
    desk.database.transaction(async (query) => {
      const given = { set: "going_at = $1", where: "going_at IS NOT NULL", action: "deleted for good" };
      await change(desk, query, seenAs, me, given);
      await query("DELETE FROM messages WHERE number = $1", [seenAs.number]);
      await raiseGone(query, [seenAs]);
      return {};
    }),
};
