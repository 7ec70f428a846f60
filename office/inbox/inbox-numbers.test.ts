import { expect, test } from "vitest";
import type { InboxMessage } from "./inbox.ts";
import { answerByText, byTimeLeft, quartersUntil, summarize, timeLeft } from "./inbox-numbers.ts";
import { hourAndDay, weekOf } from "@practice/site/practice/practice-time.ts";

const minute = 60_000;
const hour = 60 * minute;

test.each([
  { left: 2 * hour + 10 * minute, text: "2 h 10 min left" },
  { left: 59 * minute + 59_999, text: "59 min left" },
  { left: 2 * hour, text: "2 h left" },
  { left: minute - 1, text: "less than a minute left" },
  { left: 0, text: "due now" },
  { left: -hour - 5 * minute, text: "overdue by 1 h 5 min" },
  { left: -76 * hour - 5 * minute, text: "overdue by 3 d 4 h" },
])("$left ms: $text", ({ left, text }) => {
  expect(timeLeft(1e12, 1e12 - left)).toBe(text);
});

test.each([
  { now: "2026-11-23T15:00:00Z", text: "answer by 3:40 PM", because: "it is due today" },
  { now: "2026-11-22T21:00:00Z", text: "answer by 3:40 PM on Mon, Nov 23", because: "it is due tomorrow" },
  {
    now: "2026-11-23T04:59:00Z",
    text: "answer by 3:40 PM on Mon, Nov 23",
    because: "in New York it is not midnight yet",
  },
])("at $now: $text, because $because", ({ now, text }) => {
  expect(answerByText(Date.parse("2026-11-23T20:40:00Z"), Date.parse(now))).toBe(text);
});

test("what is due first comes first", () => {
  const messages = [5, 3, 4].map((answerBy) => ({ number: answerBy, answerBy }) as InboxMessage);
  expect(messages.toSorted(byTimeLeft).map(({ number }) => number)).toEqual([3, 4, 5]);
});

test.each([
  { at: "2026-11-23T04:59:59Z", week: "2026-11-16", because: "in New York it is still Sunday" },
  { at: "2026-11-23T05:00:00Z", week: "2026-11-23", because: "it is Monday" },
  { at: "2027-01-01T17:00:00Z", week: "2026-12-28", because: "weeks do not end with the year" },
  { at: "2026-03-09T04:00:00Z", week: "2026-03-09", because: "the clock was changed on Sunday" },
])("$at is in the week of $week: $because", ({ at, week }) => {
  expect(weekOf(Date.parse(at))).toBe(week);
});

test("noon and midnight have a day and PM or AM", () => {
  expect(hourAndDay(Date.parse("2026-11-24T20:40:00Z"))).toBe("3:40 PM on Tuesday, November 24");
});

test.each([
  { after: 24 * hour, quarters: 96, because: "a day is within a day" },
  { after: 24 * hour + 1, quarters: 97, because: "a moment later is not" },
  { after: -5, quarters: 1, because: "a clock was set back" },
  { after: 400 * 24 * hour, quarters: 2_688, because: "four weeks are the most" },
])("an answer after $after ms came in quarter $quarters: $because", ({ after, quarters }) => {
  expect(quartersUntil(1e12 + after, 1e12)).toBe(quarters);
});

test("weeks are summed into a month with its own median and share", () => {
  const weeks = [
    {
      week: "2026-11-02",
      arrived: 4,
      answered: [
        [97, 1],
        [4, 2],
      ] as const,
    },
    { week: "2026-11-09", arrived: 3, answered: [[8, 2]] as const },
  ];
  expect(summarize(weeks)).toEqual({ arrived: 7, answered: 5, withinDay: 4, median: 2 * hour });
  expect(summarize([])).toEqual({ arrived: 0, answered: 0, withinDay: 0, median: null });
});
