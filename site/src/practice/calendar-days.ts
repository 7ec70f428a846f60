/**
 * The calendar day a number of days after another, or before it if negative.
 *
 * Days are `YYYY-MM-DD`, counted in UTC: neither the visitor's time zone nor a clock change may move a legal date.
 */
export function addDays(day: string, days: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The same day some years later. February 29 becomes February 28: of two readings, the earlier date is the safe one. */
export function addYears(day: string, years: number): string {
  const date = dateOf(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return dayOf(date).slice(5) === day.slice(5) ? dayOf(date) : addDays(dayOf(date), -1);
}

/** The number of days from one calendar day to another: 1 from today to tomorrow, -1 from today to yesterday. */
export function daysBetween(from: string, to: string): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / millisecondsOfDay;
}

/** The day of the week as a number: 0 is Sunday, 6 is Saturday. */
export function weekday(day: string): number {
  return dateOf(day).getUTCDay();
}

/** Whether a text names a day that the calendar has, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(dateOf(text).getTime()) && dayOf(dateOf(text)) === text;
}

/** The calendar day in New York at a moment, whatever time zone the device is set to. */
export function dayInNewYork(moment: Date | number): string {
  const parts = newYork.formatToParts(moment);
  const part = (type: "year" | "month" | "day") => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

const millisecondsOfDay = 24 * 60 * 60 * 1000;
const newYork = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export type DayProblem = "missing" | "unreal" | "future" | "beforeAccident";

/** No-Fault began in this year; a day before it is a typo. */
const firstYear = "1974";

/**
 * What is wrong with a day `YYYY-MM-DD` of a claim, if anything: it must be between the accident and `last`. Chromium’s
 * date field takes years of up to six digits, and gives a day such as `12026-01-15`.
 */
export function dayProblem(day: string, { last = "9999", accident = "" } = {}): DayProblem | undefined {
  if (/^\d{5,}-\d\d-\d\d$/.test(day)) return "unreal";
  if (!isDay(day)) return "missing";
  if (day < firstYear) return "unreal";
  if (day > last) return "future";
  return day < accident ? "beforeAccident" : undefined;
}
