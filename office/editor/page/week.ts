import { week as weekdays } from "@practice/site/practice/hours.ts";
import { isRecord, type FieldPath, type EditorValue, type EditorValues } from "#editor/api-types.ts";

type Weekday = (typeof weekdays)[number];

/** The hours of one day of the week. Times are `HH:MM`; an empty one is not entered yet. */
export type DayRow = { day: Weekday } & (
  { is: "closed" | "by appointment" } | { is: "open"; opens: string; closes: string }
);

type Line = { days: string[]; opens: string; closes: string };

/** The seven days of the hours in a file. */
export function weekOf(hours: EditorValue | undefined): DayRow[] {
  const [lines, byAppointment] = [linesOf(hours), appointmentsOf(hours)];
  return weekdays.map((day) => {
    const line = lines.find(({ days }) => days.includes(day));
    if (line) return { day, is: "open", opens: line.opens, closes: line.closes };
    return { day, is: byAppointment.includes(day) ? "by appointment" : "closed" };
  });
}

/**
 * Converts seven days to the format of files: days with the same times share a line.
 * @param written the hours in the file: their lines keep their order, to minimize changes
 */
export function hoursOf(week: readonly DayRow[], written: EditorValue | undefined): EditorValues {
  const groups = new Map<string, Line>();
  for (const row of week) {
    if (row.is !== "open") continue;
    const { opens, closes } = row;
    const group = groups.get(`${opens}-${closes}`) ?? { days: [], opens, closes };
    group.days.push(row.day);
    groups.set(`${opens}-${closes}`, group);
  }
  const take = (group: Line | undefined) => {
    if (group) groups.delete(`${group.opens}-${group.closes}`);
    return group;
  };
  const lines = linesOf(written);
  const same = lines.map(({ opens, closes }) => take(groups.get(`${opens}-${closes}`)));
  const kept = lines.map(
    ({ days }, index) =>
      same[index] ?? take([...groups.values()].find((group) => group.days.some((day) => days.includes(day)))),
  );
  const byAppointment = week.filter(({ is }) => is === "by appointment").map(({ day }) => day);
  const { open: _, byAppointment: __, ...others } = isRecord(written) ? written : {};
  return {
    open: [...kept.filter((line) => line !== undefined), ...groups.values()],
    ...(byAppointment.length > 0 && { byAppointment }),
    ...others,
  };
}

/** The weekday of a mistake, by its path within the hours; undefined for one about the whole week. */
export function rowOfMistake(hours: EditorValue | undefined, [list, index]: FieldPath): Weekday | undefined {
  if (index === undefined) return undefined;
  const line = linesOf(hours)[Number(index)];
  const first = list === "open" ? line?.days[0] : appointmentsOf(hours)[Number(index)];
  return weekdays.find((day) => day === first);
}

function linesOf(hours: EditorValue | undefined): Line[] {
  const open = isRecord(hours) ? hours["open"] : undefined;
  return Array.isArray(open) ? (open as Line[]) : [];
}

function appointmentsOf(hours: EditorValue | undefined): readonly string[] {
  const days = isRecord(hours) ? hours["byAppointment"] : undefined;
  return Array.isArray(days) ? (days as string[]) : [];
}
