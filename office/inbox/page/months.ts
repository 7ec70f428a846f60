import { addDays } from "@practice/site/practice/calendar-days.ts";
import { dayAs } from "@practice/site/practice/day.ts";
import type { WeekNumbers } from "#inbox/inbox.ts";
import { duration, type Summary } from "#inbox/inbox-numbers.ts";

/** The months in which weeks began, newest first, as "2026-11". */
export function monthsOf(weeks: readonly WeekNumbers[]): string[] {
  return [...new Set(weeks.map(({ week }) => week.slice(0, 7)))].sort().reverse();
}

/** A month `YYYY-MM` as people write it: `November 2026`. */
export const monthName = dayAs({ month: "long", year: "numeric" });

/** All weeks from the first to the last, including those without messages; at most the newest `most`. */
export function wholeWeeks(weeks: readonly WeekNumbers[], most: number): WeekNumbers[] {
  const known = new Map(weeks.map((one) => [one.week, one]));
  const mondays = [...known.keys()].sort();
  const [first, last] = [mondays[0], mondays.at(-1)];
  const all: WeekNumbers[] = [];
  for (let week = first; week !== undefined && last !== undefined && week <= last; week = addDays(week, 7))
    all.push(known.get(week) ?? { week, arrived: 0, answered: [] });
  return all.slice(-most);
}

/** "94%" of the arrived messages; a dash if there are none. */
export function shareText({ arrived, withinDay }: Summary): string {
  return arrived === 0 ? "–" : `${Math.round((withinDay / arrived) * 100)}%`;
}

export function medianText({ median }: Summary): string {
  return median === null ? "–" : duration(median);
}
