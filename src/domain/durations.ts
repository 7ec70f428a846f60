import type { Report } from "#schemas/listed.ts";

type Time = Pick<Report, "from" | "to" | "unit">;

/** The time of a report: `within 48 hours`, `5–7 business days`. */
export function reportTime({ from, to, unit }: Time): string {
  return from === 0 ? `within ${to} ${unit}` : `${from}–${to} ${unit}`;
}

/** A scale of one unit, from 0 to `end`, with the reports that are measured on it. */
type ReportScale<R extends Time> = { unit: Time["unit"]; step: number; end: number; reports: R[] };

/**
 * The reports separated by their unit, each unit on a scale of its own that ends on a whole step. Hours run through
 * nights and weekends and business days do not, so one scale for both would compare what cannot be compared.
 */
export function reportScales<R extends Time>(reports: readonly R[]): ReportScale<R>[] {
  return (["hours", "business days"] as const).flatMap((unit) => {
    const own = reports.filter((report) => report.unit === unit);
    if (own.length === 0) return [];
    const step = unit === "hours" ? 24 : 1;
    const end = Math.ceil(Math.max(...own.map(({ to }) => to)) / step) * step;
    return [{ unit, step, end, reports: own }];
  });
}

/** The number in a time such as `3 weeks`, for a drawing with a scale of weeks. */
export function weeksIn(time: string): number {
  return Number.parseInt(time, 10);
}

/** Two such times as one range: `2–3 weeks`. */
export function weekRange(from: string, to: string): string {
  return `${weeksIn(from)}–${to}`;
}

/** The shortest and the longest time of a duration in minutes, as content/facts.yaml writes it: `45–60 minutes`. */
export function minutesOf(duration: string): { from: number; to: number } {
  const [, from, to] = /^(\d+)–(\d+) minutes$/.exec(duration) ?? [];
  if (!from || !to)
    throw new Error(`“${duration}” cannot be drawn on a scale; write it in content/facts.yaml as “45–60 minutes”.`);
  return { from: Number(from), to: Number(to) };
}
