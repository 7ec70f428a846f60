/** The promise of an answer within 24 hours: how many of this month's messages it was kept for. */
import { dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import { dayStart } from "@practice/site/practice/practice-time.ts";
import { sql } from "kysely";
import type { Database, Tables } from "./tables.ts";

/** Milliseconds: the site promises an answer within a day. */
export const answerWithin = 24 * 3_600_000;

const monthOf = (now: number) => dayInNewYork(now).slice(0, 7);
const monthBegan = (now: number) => dayStart(`${monthOf(now)}-01`);

/** What decides about the promise to a message. */
type Known = Pick<Tables["messages"], "created_at" | "done_at" | "followed_at" | "how" | "suspect" | "going_at">;
export const promiseColumns = ["created_at", "done_at", "followed_at", "how", "suspect", "going_at"] as const;

/**
 * How many messages of this month were due: they needed an answer, and have it or are older than 24 hours; not in spam
 * or trash. And for how many it was kept: within them they were answered, or a person left a voicemail, or waits.
 */
function promisesOf(messages: readonly Known[], now: number): { due: number; kept: number } {
  const due = messages.filter(
    ({ created_at, done_at, how, suspect, going_at }) =>
      created_at >= monthBegan(now) &&
      suspect === 0 &&
      going_at === null &&
      how !== "not-needed" &&
      (done_at !== null || created_at <= now - answerWithin),
  );
  const kept = due.filter(({ created_at, done_at, followed_at }) => {
    const turnedTo = followed_at ?? done_at;
    return turnedTo !== null && turnedTo <= created_at + answerWithin;
  });
  return { due: due.length, kept: kept.length };
}

/** Of all messages of this month, also of those deleted after their time. */
export async function countPromises(database: Database, now: number): Promise<{ due: number; kept: number }> {
  const messages = await database
    .selectFrom("messages")
    .select(promiseColumns)
    .where("created_at", ">=", monthBegan(now))
    .execute();
  const here = promisesOf(messages, now);
  const gone = await database
    .selectFrom("months")
    .select(["due", "kept"])
    .where("month", "=", monthOf(now))
    .executeTakeFirst();
  return { due: here.due + (gone?.due ?? 0), kept: here.kept + (gone?.kept ?? 0) };
}

/** Keeps the count of messages that are deleted, until the month is over. */
export async function keepPromises(database: Database, now: number, gone: readonly Known[]): Promise<void> {
  const { due, kept } = promisesOf(gone, now);
  if (due === 0) return;
  await database.deleteFrom("months").where("month", "<", monthOf(now)).execute();
  await database
    .insertInto("months")
    .values({ month: monthOf(now), due, kept })
    .onConflict((conflict) =>
      conflict.column("month").doUpdateSet({ due: sql`months.due + ${due}`, kept: sql`months.kept + ${kept}` }),
    )
    .execute();
}
