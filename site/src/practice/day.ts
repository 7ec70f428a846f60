/** Formats days in any language; formatters are cached. */
export function dayAs(options: Intl.DateTimeFormatOptions) {
  const forms: Record<string, Intl.DateTimeFormat> = {};
  return (day: string, language = "en-US"): string =>
    (forms[language] ??= new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })).format(new Date(day));
}

/** A calendar day `YYYY-MM-DD` as people write it: `September 8, 2026`. It is a date without a time, in no time zone. */
export const readableDay = dayAs({ dateStyle: "long" });

/** A time `HH:MM` as a language writes it: `2:30 PM`. Narrow spaces are not in the fonts of the site. */
export function readableTime(time: string, locale: string): string {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return clock.format(new Date(`1970-01-05T${time}Z`)).replace(/\s/g, " ");
}

/** The same with its day of the week, where that matters: `Tuesday, September 8, 2026`. */
export const fullDay = dayAs({ dateStyle: "full" });

/** A day without its year: `November 26`. */
export const monthDay = dayAs({ month: "long", day: "numeric" });

/** A day near today: `Thursday, November 26`. */
export const nearDay = dayAs({ weekday: "long", month: "long", day: "numeric" });

/** The day of the week: `Thursday`. */
export const weekdayName = dayAs({ weekday: "long" });

/** A formatted day that wraps only before its year, never between day and month. */
export const unbroken = (day: string) => day.replace(/([^,]) (?!(de )?\d{4})/g, "$1\u00a0");

/** A short day for drawings: `Sep 8`. */
export const shortDay = dayAs({ month: "short", day: "numeric" });
