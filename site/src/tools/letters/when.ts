import { isBusinessDay } from "#practice/business-days.ts";
import { daysBetween } from "#practice/calendar-days.ts";
import { dayAs, fullDay, monthDay, nearDay, readableDay, unbroken } from "#practice/day.ts";
import { dueDay, type DueDay, type TimeLimit } from "#practice/due-day.ts";
import { dayOff } from "#practice/report-times.ts";
import type { DeadlineRule } from "#tools/rule-schema.ts";
import type { AskedDay } from "./letter-schema.ts";

/** A day that a letter is asked for, with the limit that runs from it; without one, that day itself is the one to act on. */
export type CountedDay = Pick<AskedDay, "act" | "at" | "passed" | "note"> & { limit?: TimeLimit | undefined };

/** What a day on a letter means: `Send the form back by`, `Friday, November 27`, `in 5 days`, and what to know about it. */
export type When = { lead: string; day: string; left?: string; notes: readonly string[] };

/** The days of a letter with the limits that run from them, and nothing else of the rules. */
export const withLimits = (days: readonly AskedDay[], rules: readonly DeadlineRule[]) =>
  days.map(({ rule, ...asked }) => {
    const found = rules.find(({ id }) => id === rule);
    return { ...asked, limit: found && ({ limit: found.limit, unit: found.unit } satisfies TimeLimit) };
  });

/**
 * By when to act, from a day on the letter.
 * @param since the day that was entered, `YYYY-MM-DD`
 * @param today the day in New York
 */
export function whenToAct({ limit, ...asked }: CountedDay, since: string, today: string): When {
  const due = dueDay(limit ?? { limit: 0, unit: "days" }, since, today, !limit);
  const { state, left } = due;
  if (state === "grace" || state === "passed")
    return { lead: asked.passed, day: dayText(due.limit, today), notes: pastNotes(due, today) };
  // “by tomorrow”, but “your exam is tomorrow”, and nothing before “today”.
  const isNear = state === "today" || (state === "tomorrow" && asked.at === "on");
  return {
    lead: asked.at && !isNear ? `${asked.act} ${asked.at}` : asked.act,
    day: dayText(due.act, today),
    ...(left > 1 && { left: `in ${left} days` }),
    notes: [...closedNotes(due, limit, today), asked.note],
  };
}

const weekdayName = dayAs({ weekday: "long" });
const nearNames: Readonly<Record<number, string>> = { [-1]: "yesterday", 0: "today", 1: "tomorrow" };

/** A day as seen from today: `tomorrow, November 23`, `Friday, December 18`, once over `November 3`; the year if another. */
function dayText(day: string, today: string): string {
  const near = nearNames[daysBetween(today, day)];
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = (isThisYear ? monthDay : readableDay)(day);
  if (near) return unbroken(`${near}, ${date}`);
  return unbroken(day < today ? date : (isThisYear ? nearDay : fullDay)(day));
}

/** Where the last day is no business day: which one it is, and that the day to act by is before it. */
function closedNotes({ limit, act, may }: DueDay, counted: TimeLimit | undefined, today: string): string[] {
  if (!may || !counted) return [];
  const last = limit === today ? `Today, the last day, is ${dayOff(limit)}.` : lastDayText(limit, counted);
  if (!isBusinessDay(act)) return [`${last} No business day is left before it.`];
  if (act === today) return [`${last} Today is the last business day before it.`];
  return [`${last} ${weekdayName(act)} is the last business day before it.`];
}

const lastDayText = (limit: string, { limit: count }: TimeLimit) =>
  `Day ${count} is ${dayOff(limit)}, ${unbroken(monthDay(limit))}.`;

function pastNotes({ limit, may, state }: DueDay, today: string): string[] {
  if (state === "passed") return ["See “Missed the date?”."];
  return [
    `That was ${dayOff(limit)}. If you act by ${dayText(may ?? limit, today)}, it may still be on time.`,
    "Don’t count on it: act today, and say why it’s late.",
  ];
}
