const wholeDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const withWeekday = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const monthAndDate = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A calendar day `YYYY-MM-DD` as people write it: `September 8, 2026`. It is a date without a time, in no time zone. */
export function readableDay(day: string): string {
  return wholeDay.format(new Date(`${day}T00:00:00Z`));
}

/** The same with its day of the week, where that matters: `Tuesday, September 8, 2026`. */
export function fullDay(day: string): string {
  return withWeekday.format(new Date(`${day}T00:00:00Z`));
}

/** A day as a drawing has room for it: `Sep 8`. */
export function shortDay(day: string): string {
  return monthAndDate.format(new Date(`${day}T00:00:00Z`));
}
