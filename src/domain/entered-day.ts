import { isDay } from "./calendar-days.ts";

/** What is wrong with an entered day. */
export type DayProblem = "missing" | "unreal" | "future" | "beforeAccident";

/** No-Fault began in this year; a day before it is a slip of the keyboard. */
const firstYear = "1974";

/** What is wrong with a day `YYYY-MM-DD` in the life of a claim, if anything: it is between the accident and the last. */
export function dayProblem(day: string, { last = "9999", accident = "" } = {}): DayProblem | undefined {
  if (!isDay(day)) return "missing";
  if (day < firstYear) return "unreal";
  if (day > last) return "future";
  return day < accident ? "beforeAccident" : undefined;
}

/** The error text for each, which says what to do. */
export const dayProblemTexts: Record<DayProblem, string> = {
  missing: "Enter the whole date: month, day and year.",
  unreal: "Check the year, and write all four digits of it.",
  future: "This day is still to come. Enter a day that has been.",
  beforeAccident: "This day is before the accident. Check both dates.",
};
