import { createEvents, type Alarm, type DateArray, type EventAttributes } from "ics";
import { filledIn } from "#content/filled-in.ts";
import { sourceText } from "#content/source-and-review.ts";
import { addDays } from "#practice/calendar-days.ts";
import { foldedLine } from "#practice/folded-line.ts";
import { saidOf, stepTitle } from "./acts.ts";
import type { Step } from "./advise.ts";
import type { Claim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { datedDay, ended, lawText, limitText, whenText } from "./day-words.ts";

/**
 * Lines that the library adds for published calendars. This file is imported once: Outlook would open it as a second
 * calendar, and METHOD requires an ORGANIZER (RFC 5546, 3.2.1).
 */
const published = /^(?:METHOD|X-PUBLISHED-TTL):.*\r\n/gm;

/** The acts of a claim, those that are done too; the site's host makes the UIDs globally unique. */
export type Calendar = {
  steps: readonly Step[];
  claim: Claim;
  today: string;
  host: string;
  /** The moment of saving, in milliseconds since 1970. */
  now: number;
};

/**
 * The acts with a day as an iCalendar file (RFC 5545): one all-day entry for each, on the day to act, or today if
 * overdue. A later file updates the entries: the UID of one stays, and its SEQUENCE grows. What is done is canceled. In
 * English it is all ASCII, for old programs.
 */
export function calendarFile({ steps, ...calendar }: Calendar, data: ClaimData): string {
  const entries = steps.flatMap((step) => entry(step, calendar, data));
  const { value, error } = createEvents(entries, {
    productId: `-//No-Fault dates//${data.language.slice(0, 2).toUpperCase()}`,
  });
  if (!value) throw error ?? new Error("The calendar file could not be made.");
  return folded(value.replace(published, ""));
}

function entry(step: Step, { claim, today, host, now }: Omit<Calendar, "steps">, data: ClaimData): EventAttributes[] {
  const { id, due, done, since } = step;
  if (!due) return [];
  const day = due.left < 0 && !done ? today : due.act;
  return [
    {
      uid: `${id}-${claim.crash ?? since}@${host}`,
      title: ascii(stepTitle(step, data)),
      description: ascii(aboutText(step, { claim, today }, data)),
      start: dateArray(day),
      end: dateArray(addDays(day, 1)),
      transp: "TRANSPARENT",
      busyStatus: "FREE",
      status: done ? "CANCELLED" : "CONFIRMED",
      sequence: sequenceAt(now),
      lastModified: now,
      alarms: hasReminders(step, data) ? reminders(step, data) : [],
    },
  ];
}

/** Minutes since 2020: it grows with every file, and stays below 2³¹ until the year 6100. */
function sequenceAt(now: number): number {
  return Math.floor((now - Date.UTC(2020, 0, 1)) / 60_000);
}

type About = Pick<Calendar, "claim" | "today">;

function aboutText(step: Step, { claim: { crash }, today }: About, data: ClaimData): string {
  const { labels } = data;
  const said = saidOf(step, data);
  const isPassed = step.due !== undefined && step.due.left < 0;
  const texts = [
    isPassed && ended(whenText(step, today, data, "row"), data),
    isPassed ? (said?.late ?? said?.why) : said?.why,
    limitText(step.id, data),
    crash && ended(filledIn(labels.calendar.crash, { day: datedDay(crash, data) }), data),
    lawText(step, data),
    said && ended(sourceText({ ...said, ask: said.ask }, labels.limit), data),
    labels.calendar.general,
  ];
  return texts.filter(Boolean).join("\n");
}

/** A limit in hours ends before a reminder could help. */
function hasReminders({ id, due, done, who }: Step, { limits }: ClaimData): boolean {
  const unit = limits.find((one) => one.id === id)?.unit;
  return who === "you" && !done && unit !== "hours" && due !== undefined && due.left >= 0;
}

/** An all-day entry begins at midnight: both reminders are at nine in the morning, a week and a day before it. */
function reminders(step: Step, data: ClaimData): Alarm[] {
  // The library escapes the texts of events, but not of alarms.
  const description = ascii(stepTitle(step, data)).replace(/[\\;,]/g, "\\$&");
  return [6, 0].map((days) => ({ action: "display", description, trigger: { before: true, days, hours: 15 } }));
}

function dateArray(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

/** Refolds lines at the limit of the standard, which is in bytes; the library counts characters. */
function folded(text: string): string {
  const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines.map(foldedLine).join("\r\n");
}

/** Replaces typographic characters with ASCII. */
function ascii(text: string): string {
  return text
    .replaceAll("\u00a0", " ")
    .replaceAll("’", "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll("–", "-")
    .replaceAll("§", "section ");
}
