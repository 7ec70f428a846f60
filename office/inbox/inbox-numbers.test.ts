import { expect, test } from "vitest";
import type { InboxMessage } from "./inbox.ts";
import { followUpText, followUpWhen, isLate, timeLeft } from "./inbox-numbers.ts";
import { dayStart, hourAndDay } from "@practice/site/practice/practice-time.ts";

const minute = 60_000;
const hour = 60 * minute;

test.each([
  { left: 2 * hour + 10 * minute, text: "2 h 10 min left" },
  { left: 59 * minute + 59_999, text: "59 min left" },
  { left: 2 * hour, text: "2 h left" },
  { left: 2 * hour + 10 * minute, units: 1, text: "2 h left" },
  { left: minute - 1, text: "less than a minute left" },
  { left: 0, text: "due now" },
  { left: -hour - 5 * minute, text: "overdue by 1 h 5 min" },
  { left: -76 * hour - 5 * minute, text: "overdue by 3 d 4 h" },
])("$left ms: $text", ({ left, units, text }) => {
  expect(timeLeft(1e12, 1e12 - left, units)).toBe(text);
});

const noon = (day: string) => Date.parse(`${day}T17:00:00Z`);

test.each([
  { now: "2026-11-27", text: "Left a voicemail, call again Mon, Nov 30", when: "Again Mon, Nov 30", late: false },
  { now: "2026-11-30", text: "Left a voicemail, call again today", when: "Call again today", late: false },
  {
    now: "2026-12-01",
    text: "Left a voicemail, call again Mon, Nov 30 (overdue)",
    when: "Overdue since Mon",
    late: true,
  },
  {
    now: "2026-12-07",
    text: "Left a voicemail, call again Mon, Nov 30 (overdue)",
    when: "Overdue since Nov 30",
    late: true,
  },
])("a voicemail of a message due on Nov 24 reads “$text”, in short “$when”, on $now", ({ now, text, when, late }) => {
  const followUp = { why: "voicemail", at: dayStart("2026-11-30") } as const;
  const message = { state: "read", answerBy: noon("2026-11-24"), followUp } as InboxMessage;
  expect(followUpText(followUp, 0, noon(now))).toBe(text);
  expect(followUpWhen(followUp, noon(now))).toBe(when);
  expect(isLate(message, noon(now))).toBe(late);
  expect(isLate({ ...message, followUp: null }, noon(now))).toBe(true);
});

test.each([
  { day: "2026-11-01", at: "2026-11-01T04:00:00Z", because: "the clock is set back at 2 AM" },
  { day: "2026-11-23", at: "2026-11-23T05:00:00Z", because: "it is winter" },
  { day: "2027-03-14", at: "2027-03-14T05:00:00Z", because: "the clock is set forward at 2 AM" },
  { day: "2026-07-04", at: "2026-07-04T04:00:00Z", because: "it is summer" },
])("in New York, $day begins at $at: $because", ({ day, at }) => {
  expect(dayStart(day)).toBe(Date.parse(at));
});

test("noon and midnight have a day and PM or AM", () => {
  expect(hourAndDay(Date.parse("2026-11-24T20:40:00Z"))).toBe("3:40 PM on Tuesday, November 24");
});
