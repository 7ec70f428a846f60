const withWeekday = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const monthAndDate = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A calendar day `YYYY-MM-DD` as people write it: `September 8, 2026`. It is a date without a time, in no time zone. */
export function readableDay(day: string, locale = "en-US"): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** A time `HH:MM` as a language writes it: `2:30 PM`. Narrow spaces are not in the fonts of the site. */
export function readableTime(time: string, locale: string): string {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return clock.format(new Date(`1970-01-05T${time}Z`)).replace(/\s/g, " ");
}

/** The same with its day of the week, where that matters: `Tuesday, September 8, 2026`. */
export function fullDay(day: string): string {
  return withWeekday.format(new Date(`${day}T00:00:00Z`));
}

/** A day as a drawing has room for it: `Sep 8`. */
export function shortDay(day: string): string {
  return monthAndDate.format(new Date(`${day}T00:00:00Z`));
}
