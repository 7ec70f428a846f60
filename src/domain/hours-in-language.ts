import { localeOf } from "./languages.ts";
import type { Hours, Weekday } from "#schemas/practice.ts";

/** A line of a week in another language; without a time people are seen by appointment only. */
export type LocalHours = { days: string; time?: string };

const week: readonly Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * A week in the words and the clock of a language, without the days on which it is closed; days with the same hours share
 * a line, in the order of their first day. Digits are those on telephones and letters here, in every language.
 * @param language code of the language
 * @param weekdays the days, Monday first, for a language that `Intl` does not know; its clock is then the American one
 */
export function localHours(hours: Hours, language: string, weekdays?: readonly string[]): LocalHours[] {
  const locale = localeOf(language);
  const options = { timeZone: "UTC", numberingSystem: "latn" } as const;
  const dayName = new Intl.DateTimeFormat(locale, { ...options, weekday: "long" });
  const clock = new Intl.DateTimeFormat(weekdays ? "en-US" : locale, {
    ...options,
    hour: "numeric",
    minute: "2-digit",
  });
  // 5 January 1970 was a Monday.
  const nameOf = (day: number) => weekdays?.[day] ?? dayName.format(new Date(Date.UTC(1970, 0, 5 + day)));
  const timeOf = (time: string) => clock.format(new Date(`1970-01-05T${time}:00Z`));

  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const inList = (names: readonly string[]) => (weekdays ? names.join(", ") : list.format(names));

  const byTime = new Map<string, number[]>();
  for (const [index, day] of week.entries()) {
    const open = hours.open.find(({ days }) => days.includes(day));
    if (!open && !hours.byAppointment.includes(day)) continue;
    const time = open ? `${timeOf(open.opens)}–${timeOf(open.closes)}` : "";
    byTime.set(time, [...(byTime.get(time) ?? []), index]);
  }
  return [...byTime].map(([time, days]) => {
    const [first = 0, last = first] = [days[0], days.at(-1)];
    const isInARow = days.length > 2 && last - first === days.length - 1;
    return {
      days: isInARow ? `${nameOf(first)}–${nameOf(last)}` : inList(days.map(nameOf)),
      // A time stays whole; the narrow spaces of some languages are not in the fonts of the site.
      ...(time && { time: time.replace(/\s/g, "\u00a0") }),
    };
  });
}
