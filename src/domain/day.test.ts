import { expect, test } from "vitest";
import { fullDay, readableDay, shortDay } from "./day.ts";

test.each([
  { day: "2026-09-08", text: "September 8, 2026" },
  { day: "2026-01-01", text: "January 1, 2026" },
  { day: "2028-02-29", text: "February 29, 2028" },
])("$day reads $text, wherever the site is built", ({ day, text }) => {
  expect(readableDay(day)).toBe(text);
});

test("where the day of the week matters, it is before the day", () => {
  expect(fullDay("2026-02-14")).toBe("Saturday, February 14, 2026");
});

test("in a drawing a day is short", () => {
  expect(shortDay("2026-02-01")).toBe("Feb 1");
});
