import { addDays, dayInNewYork, weekday } from "./calendar-days.ts";

const zone = { timeZone: "America/New_York" } as const;
// Created once, because lists use them for each message: creation is about 60 times slower than use.
const hour = new Intl.DateTimeFormat("en-US", { ...zone, hour: "numeric", minute: "2-digit" });
const longDay = new Intl.DateTimeFormat("en-US", { ...zone, weekday: "long", month: "long", day: "numeric" });
const shortDay = new Intl.DateTimeFormat("en-US", { ...zone, weekday: "short", month: "short", day: "numeric" });

/** "3:40 PM", at the practice. */
function hourOf(at: number): string {
  return hour.format(at).replace("\u202f", " ");
}

/** "Tuesday, November 24", at the practice. */
function dayOf(at: number): string {
  return longDay.format(at);
}

/** "3:40 PM on Tuesday, November 24", at the practice. */
export function hourAndDay(at: number): string {
  return `${hourOf(at)} on ${dayOf(at)}`;
}

/** "3:40 PM" today, "3:40 PM on Tue, Nov 24" on another day: for lists of many. */
export function moment(at: number, now: number): string {
  return dayInNewYork(at) === dayInNewYork(now) ? hourOf(at) : `${hourOf(at)} on ${shortDay.format(at)}`;
}

/** The Monday of the week at the practice, as "2026-11-23". */
export function weekOf(at: number): string {
  const day = dayInNewYork(at);
  return addDays(day, -((weekday(day) + 6) % 7));
}
