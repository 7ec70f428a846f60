import type { Report } from "#attorneys/report-schema.ts";
import { addBusinessDays, publicHoliday } from "./business-days.ts";
import { addDays, weekday } from "./calendar-days.ts";
import { fullDay, nearDay, weekdayName } from "./day.ts";

type Time = Pick<Report, "from" | "to" | "unit">;

/** Any Friday. */
const aFriday = "2026-01-02";

/** The range of days in which a report is expected; without a first day, by the last. */
type ReportDates = { first?: string; last: string };

/**
 * When a report begun on `day` (`YYYY-MM-DD`) is expected; that day itself does not count. Business days exclude
 * weekends and New York public holidays. Hours include both, so 48 hours are two calendar days.
 */
export function reportDates({ from, to, unit }: Time, day: string): ReportDates {
  const after = (count: number) =>
    unit === "hours" ? addDays(day, Math.ceil(count / 24)) : addBusinessDays(day, count);
  return from === 0 ? { last: after(to) } : { first: after(from), last: after(to) };
}

/** The public holidays excluded after one day and until another; those on a weekend are not listed. */
export function holidaysLeftOut(after: string, until: string): { day: string; name: string }[] {
  const left: { day: string; name: string }[] = [];
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    const name = publicHoliday(day);
    if (name && weekday(day) % 6 !== 0) left.push({ day, name });
  }
  return left;
}

/** Why a day may be a day off: `Thanksgiving Day`, `a Sunday`; nothing on a business day. */
export function dayOff(day: string): string | undefined {
  return publicHoliday(day) ?? (weekday(day) % 6 === 0 ? `a ${weekdayName(day)}` : undefined);
}

/** The report of the most hours as an example over a weekend; nothing if no report is counted in hours. */
export function hoursExample(reports: readonly Pick<Report, keyof Time | "name">[]): string {
  const [longest] = reports.filter(({ unit }) => unit === "hours").sort((first, second) => second.to - first.to);
  if (!longest) return "";
  const last = weekdayName(reportDates(longest, aFriday).last);
  return `All records in at 4 PM Friday? ${longest.name}: by 4 PM ${last}.`;
}

/** A day with its weekday, `Tuesday, December 1`; with the year where it differs from that of `beside`. */
export function dayBeside(day: string, beside?: string): string {
  return day.slice(0, 4) === beside?.slice(0, 4) ? nearDay(day) : fullDay(day);
}

/** The time of a report: `within 48 hours`, `5–7 business days`. */
export function reportTime({ from, to, unit }: Time): string {
  return from === 0 ? `within ${to} ${unit}` : `${from}–${to} ${unit}`;
}

/** A scale of one unit, from 0 to `end`, with the reports on it. */
type ReportScale<R extends Time> = { unit: Time["unit"]; step: number; end: number; reports: R[] };

/**
 * The reports grouped by unit, in the order of the reports, the shortest time first; each unit with a scale of its own
 * that ends on a whole step. Hours include nights and weekends and business days do not, so a common scale would be
 * misleading.
 */
export function reportScales<R extends Time>(reports: readonly R[]): ReportScale<R>[] {
  return [...new Set(reports.map(({ unit }) => unit))].map((unit) => {
    const own = reports.filter((report) => report.unit === unit).sort((first, second) => first.from - second.from);
    const step = unit === "hours" ? 24 : 1;
    const end = Math.ceil(Math.max(...own.map(({ to }) => to)) / step) * step;
    return { unit, step, end, reports: own };
  });
}

/** The number in a time such as `3 weeks`, for a drawing with a scale in weeks. */
export function weeksIn(time: string): number {
  return Number.parseInt(time, 10);
}

/** Two such times as one range: `2–3 weeks`. */
export function weekRange(from: string, to: string): string {
  return `${weeksIn(from)}–${to}`;
}

/** The range of a duration in minutes, in the format of content/facts.yaml: `45–60 minutes`. */
export function minutesOf(duration: string): { from: number; to: number } {
  const [, from, to] = /^(\d+)–(\d+) minutes$/.exec(duration) ?? [];
  if (!from || !to)
    throw new Error(`“${duration}” cannot be drawn on a scale; write it in content/facts.yaml as “45–60 minutes”.`);
  return { from: Number(from), to: Number(to) };
}
