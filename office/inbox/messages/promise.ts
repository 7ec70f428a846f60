/** The promise of an answer within 24 hours: how many of this month's messages it was kept for. */
import { dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import { dayStart } from "@practice/site/practice/practice-time.ts";
import type { Query } from "./database.ts";
import { answerWithin } from "./store.ts";

const monthOf = (now: number) => dayInNewYork(now).slice(0, 7);

/**
 * Two columns that are 1 or 0. `due`: it arrived this month, needed an answer, and has it or is older than 24 hours; not
 * in spam or trash. `kept`: within them it was answered, or a person left a voicemail, or waits for them.
 * @param first the number of the first of two placeholders, whose values are `promiseValues`
 */
export function promiseOf(first: number): string {
  const due = `created_at >= $${first} AND suspect = 0 AND going_at IS NULL
    AND COALESCE(how, '') <> 'not-needed' AND (done_at IS NOT NULL OR created_at <= $${first + 1})`;
  const inTime = `COALESCE(followed_at, done_at) <= created_at + ${answerWithin}`;
  const column = (where: string, name: string) => `CASE WHEN ${where} THEN 1 ELSE 0 END AS ${name}`;
  return `${column(due, "due")}, ${column(`${due} AND ${inTime}`, "kept")}`;
}

/** When the month began, and when a message arrived that must have its answer now. */
export const promiseValues = (now: number) => [dayStart(`${monthOf(now)}-01`), now - answerWithin] as const;

/** Of all messages of this month, also of those deleted after their time. */
export async function countPromises(query: Query, now: number): Promise<{ due: number; kept: number }> {
  const [row] = await query<{ due: number; kept: number }>(
    `SELECT SUM(due) AS due, SUM(kept) AS kept FROM (SELECT ${promiseOf(2)} FROM messages WHERE created_at >= $2
    UNION ALL SELECT due, kept FROM months WHERE month = $1) AS counted`,
    [monthOf(now), ...promiseValues(now)],
  );
  return { due: Number(row?.due ?? 0), kept: Number(row?.kept ?? 0) };
}

/** Keeps the count of messages that were deleted, until the month is over. */
export async function keepPromises(query: Query, now: number, gone: readonly { due: number; kept: number }[]) {
  const sum = (name: "due" | "kept") => gone.reduce((total, one) => total + one[name], 0);
  if (sum("due") === 0) return;
  await query("DELETE FROM months WHERE month < $1", [monthOf(now)]);
  await query(
    `INSERT INTO months (month, due, kept) VALUES ($1, $2, $3)
    ON CONFLICT (month) DO UPDATE SET due = months.due + $2, kept = months.kept + $3`,
    [monthOf(now), sum("due"), sum("kept")],
  );
}
