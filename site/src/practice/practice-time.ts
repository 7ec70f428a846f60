import { dayInNewYork } from "./calendar-days.ts";

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

/** "Tue, Nov 24", at the practice. */
export function shortDayOf(at: number): string {
  return shortDay.format(at);
}

/** "3:40 PM on Tuesday, November 24", at the practice. */
export function hourAndDay(at: number): string {
  return `${hourOf(at)} on ${dayOf(at)}`;
}

/** "3:40 PM" today, "3:40 PM on Tue, Nov 24" on another day: for lists of many. */
export function moment(at: number, now: number): string {
  return dayInNewYork(at) === dayInNewYork(now) ? hourOf(at) : `${hourOf(at)} on ${shortDayOf(at)}`;
}

/** When a day `YYYY-MM-DD` begins at the practice: midnight is 4 or 5 AM in UTC. */
export function dayStart(day: string): number {
  const summer = Date.parse(`${day}T04:00:00Z`);
  return dayInNewYork(summer) === day ? summer : summer + 3_600_000;
}
