import { createEvents, type Alarm, type DateArray, type EventAttributes } from "ics";
import { addDays, daysBetween } from "#domain/calendar-days.ts";
import { fullDay } from "#domain/day.ts";
import { dutyText, partyNames, ruleTime } from "#domain/deadline-text.ts";
import { sourceText } from "#domain/source-and-review.ts";
import type { Deadline, ToolRule } from "#domain/no-fault-deadlines.ts";

/**
 * What the library says of a calendar that is published anew again and again. This is a file that is opened once:
 * Outlook would keep it as a second calendar, and METHOD asks for an ORGANIZER (RFC 5546, 3.2.1).
 */
const published = /^(?:METHOD|X-PUBLISHED-TTL):.*\r\n/gm;

/**
 * The dates as an iCalendar file (RFC 5545): one all-day entry for each thing to do. An entry keeps its UID, so that
 * opening the file again changes what is there instead of adding to it. All of it is ASCII, for lines are folded by
 * characters, while the standard counts bytes.
 * @param host the site's, which makes the UIDs unlike those of others
 */
export function calendarFile(deadlines: readonly Deadline[], accident: string, host: string): string {
  const entries = deadlines.flatMap((deadline) => deadline.rules.map((rule) => entry(rule, deadline, accident, host)));
  const { value, error } = createEvents(entries, { productId: "-//No-Fault dates//EN" });
  if (!value) throw error ?? new Error("The calendar file could not be made.");
  return value.replace(published, "");
}

function entry(rule: ToolRule, { day, closed }: Deadline, accident: string, host: string): EventAttributes {
  const safer = closed && `This is ${closed.because}. To be safe, act by ${fullDay(closed.saferDay)}.`;
  const about = [
    `${partyNames[rule.who]}, ${ruleTime(rule)}.`,
    safer,
    `${sourceText(rule)}.`,
    "These are general New York dates. Your policy or case can differ. Ask your insurer or an attorney.",
  ];
  return {
    uid: `${rule.id}-${accident}@${host}`,
    title: ascii(dutyText(rule)),
    description: ascii(about.filter(Boolean).join("\n")),
    start: dateArray(day),
    end: dateArray(addDays(day, 1)),
    transp: "TRANSPARENT",
    busyStatus: "FREE",
    // A limit in hours is over before a reminder could help.
    alarms:
      rule.who === "you" && rule.unit !== "hours" ? reminders(rule, daysBetween(closed?.saferDay ?? day, day)) : [],
  };
}

/**
 * An all-day entry begins at midnight: both reminders are at nine in the morning, a week before it, and on the day before
 * the one by which to act.
 * @param early how many days before the entry to act, to be safe
 */
function reminders({ what }: ToolRule, early: number): Alarm[] {
  // The library escapes the texts of an entry, but not those of its alarms.
  const description = ascii(what).replace(/[\\;,]/g, "\\$&");
  return [6, early].map((days) => ({ action: "display", description, trigger: { before: true, days, hours: 15 } }));
}

function dateArray(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

function ascii(text: string): string {
  return text.replaceAll("’", "'").replaceAll(/[“”]/g, '"').replaceAll("–", "-").replaceAll("§", "section ");
}
