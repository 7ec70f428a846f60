import { expect, test } from "vitest";
import { certaintyWords, lateWords, ruleTime, timeLeft } from "./deadline-words.ts";

test.each([
  { days: -1, words: "This date has passed" },
  { days: 0, words: "Today" },
  { days: 1, words: "Tomorrow" },
  { days: 2, words: "In 2 days" },
])("with $days days left a page says “$words”", ({ days, words }) => {
  expect(timeLeft(days)).toBe(words);
});

test("a rule that is only likely says whom to ask", () => {
  expect(certaintyWords({ certainty: "L", ask: "the DMV" })).toBe("Likely; ask the DMV.");
  expect(certaintyWords({ certainty: "C" })).toBe("Checked in its source.");
});

test.each([
  { rule: { who: "you" }, words: "Send it now with a reason." },
  { rule: { who: "you", act: "Report it" }, words: "Report it now with a reason." },
  { rule: { who: "you", late: "Ask the Board." }, words: "Ask the Board." },
  { rule: { who: "insurer" }, words: "Ask the insurer about it." },
  { rule: { who: "practice" }, words: "Ask us about it." },
] as const)("when a date has passed: $words", ({ rule, words }) => {
  expect(lateWords(rule)).toBe(words);
});

test("what an insurer does is only about right, since nobody knows when its mail arrived", () => {
  const time = { limit: 5, unit: "business days", from: "the day it gets your notice" } as const;
  expect(ruleTime({ ...time, who: "insurer" })).toBe("about 5 business days from the day it gets your notice");
  expect(ruleTime({ limit: 30, unit: "days", from: "the crash", who: "you" })).toBe("30 days from the crash");
});
