import { createEvents, type Alarm, type DateArray, type EventAttributes } from "ics";
import { addDays, daysBetween } from "#domain/calendar-days.ts";
import { countedText, dutyText, saferText } from "#domain/deadline-text.ts";
import { filledIn } from "#domain/filled-in.ts";
import type { Deadline, ToolRule } from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import type { DeadlineWords } from "#schemas/deadline-texts.ts";

/**
 * What the library says of a calendar that is published anew again and again. This is a file that is opened once:
 * Outlook would keep it as a second calendar, and METHOD asks for an ORGANIZER (RFC 5546, 3.2.1).
 */
const published = /^(?:METHOD|X-PUBLISHED-TTL):.*\r\n/gm;

/**
 * The dates as an iCalendar file (RFC 5545): one all-day entry for each thing to do. An entry keeps its UID, so that
 * opening the file again changes what is there instead of adding to it. In English all of it is ASCII, for old programs.
 * @param host the site's, which makes the UIDs unlike those of others
 */
export function calendarFile(
  deadlines: readonly Deadline[],
  accident: string,
  host: string,
  texts: DeadlineWords,
): string {
  const entries = deadlines.flatMap((deadline) =>
    deadline.rules.map((rule) => entry(rule, deadline, `${rule.id}-${accident}@${host}`, texts)),
  );
  const { value, error } = createEvents(entries, {
    productId: `-//No-Fault dates//${texts.language.slice(0, 2).toUpperCase()}`,
  });
  if (!value) throw error ?? new Error("The calendar file could not be made.");
  return folded(value.replace(published, ""));
}

function entry(rule: ToolRule, deadline: Deadline, uid: string, texts: DeadlineWords): EventAttributes {
  const { day, closed } = deadline;
  const about = [
    countedText(rule, texts),
    saferText(deadline, texts),
    filledIn(texts.limit.end, { text: sourceText(rule, texts.limit) }),
    texts.calendar.general,
  ];
  return {
    uid,
    title: ascii(dutyText(rule, texts)),
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

/**
 * Lines of at most 75 bytes, as the standard has it; the library counts characters, of which others than English ones have
 * two or three bytes.
 */
function folded(text: string): string {
  const bytes = new TextEncoder();
  return text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map((line) => {
      let [size, folds] = [0, ""];
      for (const character of line) {
        const { length } = bytes.encode(character);
        // The tab that begins the next line is one of its bytes.
        const isFull = size + length > 75;
        size = (isFull ? 1 : size) + length;
        folds += (isFull ? "\r\n\t" : "") + character;
      }
      return folds;
    })
    .join("\r\n");
}

/** Typographic signs as ASCII has them. */
function ascii(text: string): string {
  return text
    .replaceAll("\u00a0", " ")
    .replaceAll("’", "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll("–", "-")
    .replaceAll("§", "section ");
}
