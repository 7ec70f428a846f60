import type { WeekNumbers } from "#domain/inbox.ts";
import { duration, type Summary } from "#domain/inbox-numbers.ts";

/** The months in which weeks began, newest first, as "2026-11". */
export function monthsOf(weeks: readonly WeekNumbers[]): string[] {
  return [...new Set(weeks.map(({ week }) => week.slice(0, 7)))].sort().reverse();
}

/** "November 2026". */
export function monthName(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return date.toLocaleDateString("en-US", { timeZone: "UTC", month: "long", year: "numeric" });
}

/** "Nov 23". */
export function weekName(week: string): string {
  const date = new Date(`${week}T00:00:00Z`);
  return date.toLocaleDateString("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
}

/** All weeks from the first to the last, those without messages too; at most the newest so many. */
export function wholeWeeks(weeks: readonly WeekNumbers[], most: number): WeekNumbers[] {
  const known = new Map(weeks.map((one) => [one.week, one]));
  const mondays = [...known.keys()].sort();
  const [first, last] = [mondays[0], mondays.at(-1)];
  const all: WeekNumbers[] = [];
  for (let week = first; week !== undefined && last !== undefined && week <= last; week = weekAfter(week))
    all.push(known.get(week) ?? { week, arrived: 0, answered: [] });
  return all.slice(-most);
}

function weekAfter(week: string): string {
  return new Date(Date.parse(`${week}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
}

/** "94 %", of what arrived; nothing for no messages. */
export function shareText({ arrived, withinDay }: Summary): string {
  return arrived === 0 ? "–" : `${Math.round((withinDay / arrived) * 100)}%`;
}

export function medianText({ median }: Summary): string {
  return median === null ? "–" : duration(median);
}
