import type { OtherHours } from "#practice/other-hours-schema.ts";
import type { Hours } from "#practice/practice-schema.ts";
import { week } from "#practice/hours.ts";
import { localeOf } from "./languages.ts";

/**
 * A line of hours in another language. Without a time it means by appointment in a weekly schedule, and closed on days
 * with other hours.
 */
export type LocalHours = { days: string; time?: string };

/** Content has days and times without a zone; digits are Western ones, as on telephones. */
const options = { timeZone: "UTC", numberingSystem: "latn" } as const;

/** Names of days (Monday first) and months, for a language that `Intl` does not support. */
type Names = { language: string; weekdays?: readonly string[] | undefined; months?: readonly string[] | undefined };

/**
 * A week in the text and the clock format of a language, without closed days; days with the same hours share a line, in
 * the order of their first day. Digits are Western in every language.
 */
export function localHours(hours: Hours, { language, weekdays }: Names): LocalHours[] {
  const locale = localeOf(language);
  const dayName = new Intl.DateTimeFormat(locale, { ...options, weekday: "long" });
  // 5 January 1970 was a Monday.
  const nameOf = (day: number) => weekdays?.[day] ?? dayName.format(new Date(Date.UTC(1970, 0, 5 + day)));
  const timesOf = clockOf({ language, weekdays });

  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const inList = (names: readonly string[]) => (weekdays ? names.join(", ") : list.format(names));

  const byTime = new Map<string, number[]>();
  for (const [index, day] of week.entries()) {
    const open = hours.open.find(({ days }) => days.includes(day));
    if (!open && !hours.byAppointment.includes(day)) continue;
    const time = open ? timesOf(open) : "";
    byTime.set(time, [...(byTime.get(time) ?? []), index]);
  }
  return [...byTime].map(([time, days]) => {
    const [first = 0, last = first] = [days[0], days.at(-1)];
    const isInARow = days.length > 2 && last - first === days.length - 1;
    return {
      days: isInARow ? `${nameOf(first)}–${nameOf(last)}` : inList(days.map(nameOf)),
      ...(time && { time }),
    };
  });
}

/** Days with other hours, by date, in the given order. */
export function localOtherHours(entries: readonly OtherHours[], names: Names): LocalHours[] {
  const timesOf = clockOf(names);
  return entries.map(({ from, to = from, opens, closes }) => ({
    // No line break between day and month.
    days: datesOf(from, to, names).replace(/(?<=\d) (?=\p{L})/gu, "\u00a0"),
    ...(opens && closes && { time: timesOf({ opens, closes }) }),
  }));
}

function datesOf(from: string, to: string, { language, weekdays, months }: Names): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (weekdays && months) {
    const dateOf = (day: Date) =>
      `${weekdays[(day.getUTCDay() + 6) % 7]} ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
    return [...new Set([first, last].map(dateOf))].join(" – ");
  }
  const days = new Intl.DateTimeFormat(localeOf(language), { ...options, dateStyle: "full" });
  return days.formatRange(first, last).replace(/\s/g, " ");
}

/** The clock format of a language, or the American one if `Intl` does not support it: `8:00 AM–6:00 PM`. */
function clockOf({ language, weekdays }: Names): (times: { opens: string; closes: string }) => string {
  const clock = new Intl.DateTimeFormat(weekdays ? "en-US" : localeOf(language), {
    ...options,
    hour: "numeric",
    minute: "2-digit",
  });
  const timeOf = (time: string) => clock.format(new Date(`1970-01-05T${time}:00Z`));
  // Times do not wrap; the narrow spaces of some languages are not in the fonts of the site.
  return ({ opens, closes }) => `${timeOf(opens)}–${timeOf(closes)}`.replace(/\s/g, "\u00a0");
}
