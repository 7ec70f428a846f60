import { businessDayBefore, isBusinessDay, publicHoliday } from "./business-days.ts";
import { addDays, daysBetween } from "./calendar-days.ts";
import { fullDay } from "./day.ts";

/** Within so many days, a weekend before the day to act is worth saying. */
const nearDays = 4;

/**
 * Where days without business lead up to a day to act: which holiday is among them, and the last business day before
 * them. Nothing is said of a weekend that is not near.
 * @param today the day in New York
 */
export function lastBusinessDayText(act: string, today: string): string | undefined {
  const last = businessDayBefore(act);
  const closed = Array.from({ length: daysBetween(last, act) - 1 }, (_, index) => addDays(last, index + 1));
  const holiday = closed.find((day) => day > today && publicHoliday(day));
  const isNear = daysBetween(today, act) <= nearDays;
  if (closed.length === 0 || act <= today || !(holiday || isNear) || !isBusinessDay(act)) return undefined;
  const before =
    last < today
      ? "No business day is left before it."
      : `${last === today ? "Today" : `${withoutYear(last)},`} is the last business day before it.`;
  return holiday ? `${withoutYear(holiday)}, is a public holiday (${publicHoliday(holiday)}). ${before}` : before;
}

/** A day near today: `Thursday, November 26`. */
function withoutYear(day: string): string {
  return fullDay(day).replace(/, \d{4}$/, "");
}
