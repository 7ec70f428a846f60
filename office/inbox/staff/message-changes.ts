import { answerWays, undoWithin, type AnswerWay } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput } from "#inbox/inbox-operations.ts";
import { hourAndDay } from "@practice/site/practice/practice-time.ts";
import { addNotices, count, countAnswer, countArrival, raiseChange } from "#inbox/messages/changes.ts";
import type { Query } from "#inbox/messages/database.ts";
import { note } from "#inbox/messages/store.ts";
import { object, oneOf, wholeNumber } from "./input.ts";
import { actorOf, type Desk, type Operation, type SignedIn } from "./operation.ts";
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
    WHERE number = $3 AND version = $4 AND going_at IS NULL AND ${given.where} RETURNING number`,
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

type After<Input> = (query: Query, before: Row, desk: Desk, input: Input) => Promise<void>;

/** An operation on the version of a message that the person saw, with its side effects. */
function changeOf<Name extends StaffOperation & `messages/${string}`>(
  given: (input: StaffInput<Name>, me: SignedIn) => Change,
  also: After<StaffInput<Name>> = async () => {},
): Pick<Operation<Name>, "role" | "run"> {
  return {
    role: "reader",
    run: (desk, input, me) =>
      desk.database.transaction(async (query) => {
        const seenAs = input as Seen;
        const before = await change(desk, query, seenAs, me, given(input, me));
        await also(query, before, desk, input);
        return describeRow(await finished(query, seenAs.number)) as StaffOutput<Name>;
      }),
  };
}

const waiting = "done_at IS NULL AND suspect = 0";

export const messagesTake: Operation<"messages/take"> = {
  input: object(seen),
  ...changeOf<"messages/take">((_, me) => ({
    set: "taken_at = $1, taken_by = $5",
    where: waiting,
    action: "is on it",
    values: [me.id],
  })),
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
      set: "done_at = $1, done_by = $2, how = $5, read_at = COALESCE(read_at, $1)",
      where: waiting,
      action: `answered: ${answerWays[how]}`,
      values: [how],
    }),
    async (query, before, { now }, { how, number }) => {
      await query("UPDATE outbox SET state = 'unneeded' WHERE number = $1 AND state IN ('waiting', 'dead')", [number]);
      if (how !== "not-needed") await countAnswer(query, { ...before, done_at: now });
    },
  ),
};

export const messagesReopen: Operation<"messages/reopen"> = {
  input: object(seen),
  ...changeOf<"messages/reopen">(
    () => ({
      set: "done_at = NULL, done_by = NULL, how = NULL",
      where: "done_at IS NOT NULL AND suspect = 0",
      action: "reopened",
    }),
    async (query, before, { now }) => {
      await query(
        "UPDATE outbox SET state = 'waiting', attempts = 0 WHERE number = $1 AND kind = 'last' AND state = 'unneeded' AND due_at > $2",
        [before.number, now],
      );
      if (before.done_at && before.how !== "not-needed")
        await countAnswer(query, { ...before, done_at: before.done_at }, -1);
    },
  ),
};

export const messagesSetAside: Operation<"messages/set-aside"> = {
  input: object(seen),
  ...changeOf<"messages/set-aside">(
    () => ({
      set: "suspect = 1, taken_at = NULL, taken_by = NULL",
      where: waiting,
      action: "set aside as a robot's",
    }),
    async (query, { number, week }) => {
      await query("DELETE FROM outbox WHERE number = $1", [number]);
      await query("UPDATE messages SET week = NULL WHERE number = $1", [number]);
      if (week) await count(query, week, 0, -1);
    },
  ),
};

export const messagesNotARobot: Operation<"messages/not-a-robot"> = {
  input: object(seen),
  ...changeOf<"messages/not-a-robot">(
    () => ({ set: "suspect = 0", where: "suspect = 1", action: "not a robot" }),
    async (query, { number, created_at }, { now }) => {
      await addNotices(query, number, now);
      await countArrival(query, number, created_at);
    },
  ),
};

export const messagesDelete: Operation<"messages/delete"> = {
  role: "reader",
  input: object(seen),
  run: (desk, seenAs, me) =>
    desk.database.transaction(async (query) => {
      const undoUntil = desk.now + undoWithin;
      const given = { set: "going_at = $5", where: "1 = 1", action: "deleted", values: [undoUntil] };
      await change(desk, query, seenAs, me, given);
      await raiseChange(query, seenAs.number);
      return { undoUntil };
    }),
};

export const messagesUndoDelete: Operation<"messages/undo-delete"> = {
  role: "reader",
  input: object({ number: wholeNumber(0) }),
  run: ({ database, now }, { number }, me) =>
    database.transaction(async (query) => {
      const [back] = await query(
        "UPDATE messages SET going_at = NULL, version = version + 1, changed_at = $1, changed_by = $2 WHERE number = $3 AND going_at > $1 RETURNING number",
        [now, me.name, number],
      );
      if (!back) throw noSuchMessage();
      await note(query, now, actorOf(me), "took the deletion back", number);
      return describeRow(await finished(query, number));
    }),
};
