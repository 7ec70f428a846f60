import { daysBetween } from "#domain/calendar-days.ts";
import { shortDay } from "#domain/day.ts";
import type { Deadline } from "#domain/no-fault-deadlines.ts";
import { DatePlot } from "./DatePlot.tsx";

type Props = { accident: string; deadlines: readonly Deadline[]; today: string };

/**
 * The dates along one line, in their order and with some of their distance. A true scale would have the first weeks on
 * top of each other: each date stands halfway between its place in the order and the root of its distance.
 */
export function DeadlineLine({ accident, deadlines, today }: Props) {
  const days = [accident, ...deadlines.map(({ day }) => day)];
  const last = days.length - 1;
  const length = daysBetween(accident, days[last] ?? accident);
  if (length === 0) return null;
  const at = days.map((day, index) => (index / last + Math.sqrt(daysBetween(accident, day) / length)) / 2);
  return (
    <DatePlot
      start="Crash"
      days={deadlines.map(({ day, daysLeft }, index) => ({
        at: at[index + 1] ?? 1,
        label: dayLabel(day, days[index] ?? accident),
        passed: daysLeft < 0,
      }))}
      now={between(days, at, today)}
    />
  );
}

/** A day whose year is not that of the day before it on the line carries its year. */
function dayLabel(day: string, before: string) {
  const year = day.slice(0, 4);
  return before.startsWith(year) ? shortDay(day) : `${shortDay(day)}, ${year}`;
}

/** Where today is: between the dates around it, in proportion. */
function between(days: readonly string[], at: readonly number[], today: string) {
  const next = days.findIndex((day) => day > today);
  if (next < 1) return undefined;
  const [from = "", to = ""] = days.slice(next - 1);
  const [start = 0, end = 1] = at.slice(next - 1);
  const share = daysBetween(from, today) / daysBetween(from, to);
  return { at: start + share * (end - start), label: "Today" };
}
