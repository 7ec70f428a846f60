import { expect, test } from "vitest";
import { lastChecked } from "./last-checked.ts";

test("entries are as fresh as the one checked longest ago", () => {
  expect(lastChecked([{ reviewed: "2027-02-03" }, { reviewed: "2026-11-01" }])).toBe("November 2026");
});

test("the first day of a month stays in its month, wherever the site is built", () => {
  expect(lastChecked([{ reviewed: "2027-01-01" }])).toBe("January 2027");
});

test("nothing to check is a mistake, not a date", () => {
  expect(() => lastChecked([])).toThrow("No entry was ever checked");
});
