import { createEvents, type Alarm, type DateArray, type EventAttributes } from "ics";
import { addDays } from "#domain/calendar-days.ts";
import type { Due } from "#domain/claim-plan.ts";
import { readableDay } from "#domain/day.ts";
import { closedText, countedText, dutyText, lateText } from "#domain/deadline-text.ts";
import { filledIn } from "#domain/filled-in.ts";
import { foldedLine } from "#domain/folded-line.ts";
import { dayToAct, type ToolRule } from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import type { DeadlineLabels } from "#schemas/deadline-texts.ts";

/**
 * What the library says of a calendar that is published anew again and again. This is a file that is opened once:
 * Outlook would keep it as a second calendar, and METHOD asks for an ORGANIZER (RFC 5546, 3.2.1).
 */
const published = /^(?:METHOD|X-PUBLISHED-TTL):.*\r\n/gm;

/** What a calendar is made of; the host is the site's, and makes the UIDs unlike those of others. */
export type Calendar = { dues: readonly Due[]; accident: string; today: string; host: string };

/**
 * The dates as an iCalendar file (RFC 5545): one all-day entry for each thing to do, on the day to act, and on today for
 * what was due before. An entry keeps its UID, so that opening the file again changes what is there instead of adding to
 * it. In English all of it is ASCII, for old programs.
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
    // A limit in hours is over before a reminder could help.
    alarms: rule.who === "you" && rule.unit !== "hours" && !isLate ? reminders(rule) : [],
  };
}

/** An all-day entry begins at midnight: both reminders are at nine in the morning, a week and a day before it. */
function reminders({ what }: ToolRule): Alarm[] {
  // The library escapes the texts of an entry, but not those of its alarms.
  const description = ascii(what).replace(/[\\;,]/g, "\\$&");
  return [6, 0].map((days) => ({ action: "display", description, trigger: { before: true, days, hours: 15 } }));
}

function dateArray(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

/**
 * Lines as long as the standard lets them be; the library counts characters, of which others than English ones have two or
 * three bytes.
 */
function folded(text: string): string {
  const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines.map(foldedLine).join("\r\n");
}

/** Typographic characters as ASCII has them. */
function ascii(text: string): string {
  return text
    .replaceAll("\u00a0", " ")
    .replaceAll("’", "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll("–", "-")
    .replaceAll("§", "section ");
}
