import { expect, test } from "vitest";
import { addBusinessDays, businessDayBefore, isBusinessDay } from "./business-days.ts";

test.each([
  { from: "2026-11-20", count: 15, day: "2026-12-14", because: "Thanksgiving is skipped" },
  { from: "2026-11-23", count: 1, day: "2026-11-24", because: "the day itself does not count" },
  { from: "2026-11-20", count: 1, day: "2026-11-23", because: "a weekend is skipped" },
  { from: "2026-11-21", count: 1, day: "2026-11-23", because: "counting may start on a Saturday" },
  { from: "2026-10-30", count: 2, day: "2026-11-04", because: "Election Day is skipped" },
  { from: "2026-12-31", count: 1, day: "2027-01-04", because: "New Year’s Day is a Friday" },
  { from: "2026-10-09", count: 5, day: "2026-10-19", because: "Columbus Day is skipped" },
  { from: "2026-10-28", count: 10, day: "2026-11-13", because: "Election Day and Veterans Day are skipped" },
  { from: "2026-12-18", count: 15, day: "2027-01-12", because: "Christmas and New Year’s Day are skipped" },
  { from: "2027-01-29", count: 15, day: "2027-02-23", because: "two holidays of February are skipped" },
  { from: "2026-11-21", count: 0, day: "2026-11-21", because: "nothing has to be waited for" },
])("$count business days from $from are up on $day: $because", ({ from, count, day }) => {
  expect(addBusinessDays(from, count)).toBe(day);
});

test.each([
  { day: "2026-02-14", before: "2026-02-13", because: "Saturday" },
  { day: "2026-12-20", before: "2026-12-18", because: "Sunday" },
  { day: "2027-01-01", before: "2026-12-31", because: "New Year’s Day" },
  { day: "2027-07-05", before: "2027-07-02", because: "a weekend lies before a Monday that is kept as a holiday" },
])("the business day before $day is $before: $because", ({ day, before }) => {
  expect(isBusinessDay(day)).toBe(false);
  expect(businessDayBefore(day)).toBe(before);
});
