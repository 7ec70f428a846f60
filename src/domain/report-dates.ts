import type { Report } from "#schemas/listed.ts";
import { addBusinessDays, publicHoliday } from "./business-days.ts";
import { addDays, weekday } from "./calendar-days.ts";

type Time = Pick<Report, "from" | "to" | "unit">;

/** The days between which a report is expected; without a first day it is expected by the last. */
export type ReportDates = { first?: string; last: string };

/**
 * When a report is expected that is begun on `day` (`YYYY-MM-DD`), which itself does not count. Business days leave out
 * weekends and the public holidays of New York. Hours run through both, so 48 of them are two days of the calendar.
 */
export function reportDates({ from, to, unit }: Time, day: string): ReportDates {
  const after = (count: number) =>
    unit === "hours" ? addDays(day, Math.ceil(count / 24)) : addBusinessDays(day, count);
  return from === 0 ? { last: after(to) } : { first: after(from), last: after(to) };
}

/** The public holidays that business days leave out after one day and until another; those on a weekend go with it. */
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
  const [name = ""] = dayBeside(day).split(",");
  return publicHoliday(day) ?? (weekday(day) % 6 === 0 ? `a ${name}` : undefined);
}

/** A day with its weekday, `Tuesday, December 1`; with the year where it is another than that of `beside`. */
export function dayBeside(day: string, beside?: string): string {
  const year = day.slice(0, 4) === beside?.slice(0, 4) ? undefined : "numeric";
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
    year,
  });
}
