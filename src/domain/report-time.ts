import type { Report } from "#schemas/listed.ts";

type Time = Pick<Report, "from" | "to" | "unit">;

/** The time of a report in words: `within 48 hours`, `5–7 business days`. */
export function reportTime({ from, to, unit }: Time): string {
  return from === 0 ? `within ${to} ${unit}` : `${from}–${to} ${unit}`;
}

/** The same time in days from the start of a scale; hours count as parts of a day. */
export function reportDays({ from, to, unit }: Time): { from: number; to: number } {
  const perDay = unit === "hours" ? 24 : 1;
  return { from: from / perDay, to: to / perDay };
}
