import { expect, test } from "vitest";
import { reportScales, reportTime } from "./report-time.ts";

test.each([
  { from: 0, to: 48, unit: "hours", words: "within 48 hours", because: "no shortest time is promised" },
  { from: 48, to: 72, unit: "hours", words: "48–72 hours", because: "two limits make a range with an en dash" },
  { from: 5, to: 7, unit: "business days", words: "5–7 business days", because: "business days are named as such" },
] as const)("a report from $from to $to $unit reads “$words”: $because", ({ words, ...time }) => {
  expect(reportTime(time)).toBe(words);
});

const quick = { from: 0, to: 60, unit: "hours" } as const;
const slow = { from: 7, to: 10, unit: "business days" } as const;
const usual = { from: 3, to: 5, unit: "business days" } as const;

test("hours and business days are drawn on scales of their own, which end on a whole step", () => {
  expect(reportScales([slow, quick, usual])).toEqual([
    { unit: "hours", step: 24, end: 72, reports: [quick] },
    { unit: "business days", step: 1, end: 10, reports: [slow, usual] },
  ]);
});

test("a unit that no report uses has no scale", () => {
  expect(reportScales([usual]).map(({ unit }) => unit)).toEqual(["business days"]);
});
