import { addBusinessDays, businessDayBefore, isBusinessDay } from "./business-days.ts";
import { addDays, addYears, daysBetween } from "./calendar-days.ts";

/** How long a time limit is. `days` are calendar days; the day that it runs from is day 0. */
export type TimeLimit = { limit: number; unit: "hours" | "days" | "business days" | "years" };

/** When something is due, all in days `YYYY-MM-DD` of New York. */
export type DueDay = {
  /** The last day by law. */
  limit: string;
  /** The day to act by: the limit, or the last business day before it; once that has passed, today. */
  act: string;
  /** If the limit is no business day: the next one, on which it may still count (General Construction Law §25, §25-a). */
  may?: string;
  /** Days from today to `act`; negative once the limit has passed, then to the limit. */
  left: number;
  /** `grace`: the limit has passed, but it was no business day, and today is not after `may`. */
  state: "ahead" | "tomorrow" | "today" | "grace" | "passed";
};

/**
 * When a limit ends, and by which day to act.
 * @param since the day that it runs from
 * @param today the day in New York
 * @param isExact business days do not matter: for limits in hours, and for the duties of others
 */
export function dueDay(rule: TimeLimit, since: string, today: string, isExact = rule.unit === "hours"): DueDay {
  const limit = lastDay(rule, since);
  const isClosed = !isExact && !isBusinessDay(limit);
  const may = isClosed ? { may: addBusinessDays(limit, 1) } : {};
  const isPassed = limit < today;
  const safe = isClosed ? businessDayBefore(limit) : limit;
  const act = isPassed || safe >= today ? safe : today;
  const left = daysBetween(today, isPassed ? limit : act);
  const state = isPassed ? (today <= (may.may ?? "") ? "grace" : "passed") : left < 2 ? days[left as 0 | 1] : "ahead";
  return { limit, act: isPassed ? limit : act, ...may, left, state };
}

const days = ["today", "tomorrow"] as const;

function lastDay({ limit, unit }: TimeLimit, since: string): string {
  if (unit === "business days") return addBusinessDays(since, limit);
  if (unit === "years") return addYears(since, limit);
  return addDays(since, unit === "hours" ? Math.ceil(limit / 24) : limit);
}
