import { clockTime } from "#practice/hours.ts";
import type { Hours } from "#practice/practice-schema.ts";

/** The days of the week, Monday first. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The expected text of a table for every day of a week, Monday first. */
export function weekOf({ open, byAppointment }: Hours): string[] {
  return weekdays.map((day) => {
    const line = open.find(({ days }) => days.includes(day));
    if (line) return `${clockTime(line.opens)}–${clockTime(line.closes)}`;
    return byAppointment.includes(day) ? "By appointment" : "Closed";
  });
}

/** The text of a table for every day of a week; its row headers are like “Monday–Friday” or “Tuesday, Thursday”. */
export function weekIn(rows: readonly (readonly string[])[]): (string | undefined)[] {
  const days = rows.flatMap(([names = "", said = ""]) => daysNamed(names).map((day) => [day, said] as const));
  if (new Set(days.map(([day]) => day)).size < days.length)
    throw new Error(`A day is named twice: ${rows.join(" / ")}`);
  return weekdays.map((day) => days.find(([named]) => named === day)?.[1]);
}

function daysNamed(names: string): readonly string[] {
  const [first = "", last] = names.split("–");
  const place = (name: string) => weekdays.findIndex((day) => day === name);
  return last === undefined ? names.split(", ") : weekdays.slice(place(first), place(last) + 1);
}
