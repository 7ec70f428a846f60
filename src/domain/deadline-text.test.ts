import { expect, test } from "vitest";
import { deadlineTime, lateText, ruleTime, timeLeft } from "./deadline-text.ts";

test.each([
  { days: -1, words: "This date has passed" },
  { days: 0, words: "Today" },
  { days: 1, words: "Tomorrow" },
  { days: 2, words: "In 2 days" },
])("with $days days left a page says “$words”", ({ days, words }) => {
  expect(timeLeft(days)).toBe(words);
});

test.each([
  { rule: { who: "you" }, words: "Send it now with a reason." },
  { rule: { who: "you", act: "Report it" }, words: "Report it now with a reason." },
  { rule: { who: "you", late: "Ask the Board." }, words: "Ask the Board." },
  { rule: { who: "insurer" }, words: "Ask the insurer about it." },
  { rule: { who: "practice" }, words: "Ask us about it." },
  {
    rule: { who: "you", late: "Ask the Board.", tooLate: { event: "notice", day: "2026-10-15" } },
    words: "You gave notice on October 15, 2026. That was after the limit. Send the reason in writing.",
  },
  {
    rule: { who: "you", tooLate: { event: "application", day: "2026-10-15" } },
    words: "You sent the NF-2 on October 15, 2026. That was after the limit. Send the reason in writing.",
  },
] as const)("when a date has passed: $words", ({ rule, words }) => {
  expect(lateText(rule)).toBe(words);
});

test("what an insurer does is only about right, since no one knows when its mail arrived", () => {
  const time = { limit: 5, unit: "business days", from: "the day it gets your notice" } as const;
  expect(ruleTime({ ...time, who: "insurer" })).toBe("about 5 business days from the day it gets your notice");
  expect(ruleTime({ limit: 30, unit: "days", from: "the crash", who: "you" })).toBe("30 days from the crash");
});

test.each([
  { limit: 15, unit: "business days", text: "15 business days" },
  { limit: 1, unit: "years", text: "1 year" },
] as const)("a limit of $limit $unit reads “$text”", ({ limit, unit, text }) => {
  expect(deadlineTime({ limit, unit })).toBe(text);
});
