import { expect, test } from "vitest";
import { dayProblem } from "./entered-day.ts";

test.each([
  { day: "", problem: "missing" },
  { day: "2026-02-30", problem: "missing" },
  { day: "0202-01-15", problem: "unreal" },
  { day: "2026-11-22", problem: "future" },
  { day: "2026-11-21", problem: undefined },
  { day: "1999-01-01", problem: undefined },
])("of the day “$day” is said: $problem", ({ day, problem }) => {
  expect(dayProblem(day, { last: "2026-11-21" })).toBe(problem);
});

test("what comes after the accident cannot be before it", () => {
  expect(dayProblem("2026-11-09", { last: "2026-11-21", accident: "2026-11-10" })).toBe("beforeAccident");
  expect(dayProblem("2026-11-10", { last: "2026-11-21", accident: "2026-11-10" })).toBeUndefined();
});

test("where nothing is said of a last day, one may be still to come", () => {
  expect(dayProblem("2026-11-22")).toBeUndefined();
  expect(dayProblem("0026-11-22")).toBe("unreal");
});
