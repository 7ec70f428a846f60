import { expect, test } from "vitest";
import type { DeadlineRule } from "./rule-schema.ts";
import { englishTool } from "../../../tests/support/content.ts";
import { isBusinessDay } from "#practice/business-days.ts";
import { addDays } from "#practice/calendar-days.ts";
import { readableDay } from "#practice/day.ts";
import { deadlineTime, lateText, ruleTime, closedText, timeLeft } from "./deadline-text.ts";
import { deadlineLabels } from "./deadline-translations.ts";
import { deadlinesFor } from "./no-fault-deadlines.ts";

const english = deadlineLabels(englishTool("deadlines"));

test.each([
  { days: -1, text: "This date has passed" },
  { days: 0, text: "Today" },
  { days: 1, text: "Tomorrow" },
  { days: 2, text: "In 2 days" },
])("with $days days left a page says “$text”", ({ days, text }) => {
  expect(timeLeft(days, english)).toBe(text);
});

test.each([
  { rule: { who: "you" }, text: "Send it now with a reason." },
  { rule: { who: "you", act: "Report it" }, text: "Report it now with a reason." },
  { rule: { who: "you", late: "Ask the Board." }, text: "Ask the Board." },
  { rule: { who: "insurer" }, text: "Ask the insurer about it." },
  { rule: { who: "practice" }, text: "Ask us about it." },
  {
    rule: { who: "you", late: "Ask the Board.", tooLate: { event: "notice", day: "2026-10-15" } },
    text: "You gave notice on October 15, 2026. That was after the limit. Send the reason in writing.",
  },
  {
    rule: { who: "you", tooLate: { event: "application", day: "2026-10-15" } },
    text: "You sent the NF-2 on October 15, 2026. That was after the limit. Send the reason in writing.",
  },
] as const)("when a date has passed: $text", ({ rule, text }) => {
  expect(lateText(rule, english)).toBe(text);
});

test("the limits of an insurer are approximate, since no one knows when its mail arrived", () => {
  const time = { limit: 5, unit: "business days", from: "the day it gets your notice" } as const;
  expect(ruleTime({ ...time, who: "insurer" }, english)).toBe("about 5 business days from the day it gets your notice");
  expect(ruleTime({ limit: 30, unit: "days", from: "the crash", who: "you" }, english)).toBe("30 days from the crash");
});

test.each([
  { limit: 15, unit: "business days", text: "15 business days" },
  { limit: 1, unit: "years", text: "1 year" },
] as const)("a limit of $limit $unit reads “$text”", ({ limit, unit, text }) => {
  expect(deadlineTime({ limit, unit })).toBe(text);
});

const limit = 30;
const notice = {
  id: "noticeLimit",
  what: "Send it",
  who: "you",
  limit,
  unit: "days",
  event: "accident",
} as DeadlineRule;

// A year with a holiday on a Saturday, one on a Sunday and one kept on Monday, asked for from each of the ten days
// before.
test("over a whole year every day named as a business day is one, and without one the text says to act today", () => {
  const said = new Set<string>();
  for (let day = "2027-01-01"; day < "2028-01-04"; day = addDays(day, 1))
    for (let left = 0; left <= 10; left += 1) {
      const today = addDays(day, -left);
      const [due] = deadlinesFor({ accident: addDays(day, -limit), later: {} }, [notice], today);
      expect(due?.closed === undefined, `${day} is open`).toBe(isBusinessDay(day));
      if (!due?.closed) continue;
      const text = closedText(notice, due, english);
      const open = Array.from({ length: left }, (_, before) => addDays(day, -1 - before)).find(isBusinessDay);
      const step = `Send it ${open && open > today ? "by the business day before, to be safe, and earlier by mail" : "today, to be safe"}.`;
      const subject = day === today ? "This" : `The limit itself, ${readableDay(day)},`;
      expect(text, `on ${today} for ${day}`).toBe(`${subject} is ${due.closed.because}. ${step}`);
      said.add(text);
    }
  expect(said.size).toBeGreaterThan(50);
});
