import { addDays, weekday } from "./calendar-days.ts";
import { publicHoliday } from "./public-holidays.ts";

/** Whether a day `YYYY-MM-DD` is no Saturday, no Sunday, and no public holiday of New York. */
export function isBusinessDay(day: string): boolean {
  return weekday(day) % 6 !== 0 && publicHoliday(day) === undefined;
}

/** The day on which a number of business days is up, counted from the day after `day`. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; left -= 1) {
    do reached = addDays(reached, 1);
    while (!isBusinessDay(reached));
  }
  return reached;
}

/** The last business day before a day. */
export function businessDayBefore(day: string): string {
  const before = addDays(day, -1);
  return isBusinessDay(before) ? before : businessDayBefore(before);
}
