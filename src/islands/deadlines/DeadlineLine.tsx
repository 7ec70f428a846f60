import { daysBetween } from "#domain/calendar-days.ts";
import { shortDay } from "#domain/day.ts";
import type { Deadline } from "#domain/no-fault-deadlines.ts";
import { DatePlot } from "#ui/DatePlot.tsx";

type Props = { accident: string; deadlines: readonly Deadline[]; today: string };

/** The dates along one line. It is wider where they are dense, at its start: a day is drawn at the root of its number. */
export function DeadlineLine({ accident, deadlines, today }: Props) {
  const end = deadlines.at(-1)?.day;
  if (!end) return null;
  const at = (day: string) => Math.sqrt(daysBetween(accident, day) / daysBetween(accident, end));
  return (
    <DatePlot
      start="Crash"
      days={deadlines.map(({ day }) => ({ at: at(day), label: shortDay(day) }))}
      now={today <= end ? { at: at(today), label: "Today" } : undefined}
    />
  );
}
