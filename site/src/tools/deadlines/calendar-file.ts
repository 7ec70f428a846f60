import { createEvents, type Alarm, type DateArray, type EventAttributes } from "ics";
import { addDays } from "#practice/calendar-days.ts";
import type { Due } from "./claim-plan.ts";
import { readableDay } from "#practice/day.ts";
import { closedText, countedText, dutyText, lateText } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";
import { foldedLine } from "#practice/folded-line.ts";
import { dayToAct, type ToolRule } from "./no-fault-deadlines.ts";
import { sourceText } from "#content/source-and-review.ts";
import type { DeadlineLabels } from "./texts-schema.ts";

/**
 * Lines that the library adds for published calendars. This file is imported once: Outlook would open it as a second
 * calendar, and METHOD requires an ORGANIZER (RFC 5546, 3.2.1).
 */
const published = /^(?:METHOD|X-PUBLISHED-TTL):.*\r\n/gm;

/** The data of a calendar; the site's host makes the UIDs globally unique. */
export type Calendar = { dues: readonly Due[]; accident: string; today: string; host: string };

/**
 * The dates as an iCalendar file (RFC 5545): one all-day entry for each thing to do, on the day to act, or today if
 * overdue. UIDs are stable, so that importing the file again updates entries instead of duplicating them. In English it
 * is all ASCII, for old programs.
 */
export function calendarFile({ dues, ...claim }: Calendar, texts: DeadlineLabels): string {
  const entries = dues.map((due) => entry(due, claim, texts));
  const { value, error } = createEvents(entries, {
    productId: `-//No-Fault dates//${texts.language.slice(0, 2).toUpperCase()}`,
  });
  if (!value) throw error ?? new Error("The calendar file could not be made.");
  return folded(value.replace(published, ""));
}

function entry(
  { rule, ...limit }: Due,
  { accident, today, host }: Omit<Calendar, "dues">,
  texts: DeadlineLabels,
): EventAttributes {
  const { language, calendar } = texts;
  const isLate = limit.daysLeft < 0;
  const day = isLate ? today : dayToAct(limit).day;
  const about = [
    isLate && filledIn(texts.answer.was, { day: readableDay(limit.day, language), late: lateText(rule, texts) }),
    countedText(rule, texts),
    filledIn(calendar.crash, { day: readableDay(accident, language) }),
    limit.closed && closedText(rule, limit, texts),
    filledIn(texts.limit.end, { text: sourceText(rule, texts.limit) }),
    calendar.general,
  ];
  return {
    uid: `${rule.id}-${accident}@${host}`,
    title: ascii(dutyText(rule, texts)),
    description: ascii(about.filter(Boolean).join("\n")),
    start: dateArray(day),
    end: dateArray(addDays(day, 1)),
    transp: "TRANSPARENT",
    busyStatus: "FREE",
    // A limit in hours ends before a reminder could help.
    alarms: rule.who === "you" && rule.unit !== "hours" && !isLate ? reminders(rule) : [],
  };
}

/** An all-day entry begins at midnight: both reminders are at nine in the morning, a week and a day before it. */
function reminders({ what }: ToolRule): Alarm[] {
  // The library escapes the texts of events, but not of alarms.
  const description = ascii(what).replace(/[\\;,]/g, "\\$&");
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
