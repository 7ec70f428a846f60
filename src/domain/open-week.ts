import type { Hours, Weekday } from "#schemas/hours.ts";
import { addDays } from "./calendar-days.ts";
import { publicHoliday } from "./public-holidays.ts";

/** The order in which browsers number the days of the week. */
const week: readonly Weekday[] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * A week as short as an attribute of a page should be, for `openStatus`: Sunday first, a word for each day, parted by
 * commas. `09:00-17:00` is open, `call` is by appointment, and a day on which it is closed is empty.
 */
export function openWeek({ open, byAppointment }: Hours): string {
  return week
    .map((day) => {
      const line = open.find(({ days }) => days.includes(day));
      if (line) return `${line.opens}-${line.closes}`;
      return byAppointment.includes(day) ? "call" : "";
    })
    .join(",");
}

/** The public holidays of New York in a year and the one after it, as days `YYYY-MM-DD` parted by blanks. */
export function holidaysFrom(year: number): string {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day < `${year + 2}-01-01`; day = addDays(day, 1))
    if (publicHoliday(day)) days.push(day);
  return days.join(" ");
}
