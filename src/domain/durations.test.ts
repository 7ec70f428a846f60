import { expect, test } from "vitest";
import { minutesOf, reportScales, reportTime, weekRange } from "./durations.ts";

test.each([
  { from: 0, to: 48, unit: "hours", text: "within 48 hours", because: "no shortest time is promised" },
  { from: 48, to: 72, unit: "hours", text: "48–72 hours", because: "two limits make a range with an en dash" },
  { from: 5, to: 7, unit: "business days", text: "5–7 business days", because: "business days are named as such" },
] as const)("a report from $from to $to $unit reads “$text”: $because", ({ text, ...time }) => {
  expect(reportTime(time)).toBe(text);
});

test("hours and business days have scales of their own, which end on a whole step; an unused unit has none", () => {
  const quick = { from: 0, to: 60, unit: "hours" } as const;
  const slow = { from: 7, to: 10, unit: "business days" } as const;
  const usual = { from: 3, to: 5, unit: "business days" } as const;
  expect(reportScales([slow, quick, usual])).toEqual([
    { unit: "hours", step: 24, end: 72, reports: [quick] },
    { unit: "business days", step: 1, end: 10, reports: [slow, usual] },
  ]);
  expect(reportScales([usual]).map(({ unit }) => unit)).toEqual(["business days"]);
});

test("two times in weeks read as one range", () => {
  expect(weekRange("2 weeks", "3 weeks")).toBe("2–3 weeks");
});

test("a duration in minutes has a shortest and a longest time; one without is refused, with how to write it", () => {
  expect(minutesOf("45–60 minutes")).toEqual({ from: 45, to: 60 });
  for (const duration of ["1 hour", "45-60 minutes"])
    expect(() => minutesOf(duration)).toThrow(/facts\.yaml as “45–60 minutes”/);
});
