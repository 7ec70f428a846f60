import { expect, test } from "vitest";
import { publicHoliday, addBusinessDays, businessDayBefore, isBusinessDay } from "./business-days.ts";

test.each([
  { year: "2026", days: "01-01 01-19 02-12 02-16 05-25 06-14 06-19 07-04 09-07 10-12 11-03 11-11 11-26 12-25" },
  { year: "2027", days: "01-01 01-18 02-12 02-15 05-31 06-13 06-19 07-04 07-05 09-06 10-11 11-02 11-11 11-25 12-25" },
  { year: "2028", days: "01-01 01-17 02-12 02-21 05-29 06-11 06-19 07-04 09-04 10-09 11-07 11-11 11-23 12-25" },
  { year: "2029", days: "01-01 01-15 02-12 02-19 05-28 06-10 06-19 07-04 09-03 10-08 11-06 11-11 11-12 11-22 12-25" },
])("$year has its public holidays on $days and on no other day", ({ year, days }) => {
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));
  const dates = Array.from({ length: 31 }, (_, date) => String(date + 1).padStart(2, "0"));
  const all = months.flatMap((month) => dates.map((date) => `${month}-${date}`)).filter((day) => isReal(year, day));
  expect(all.filter((day) => publicHoliday(`${year}-${day}`)).join(" ")).toBe(days);
});

test.each([
  { day: "2027-05-31", name: "Memorial Day", because: "it is the last Monday of May, here the fifth" },
  { day: "2026-05-25", name: "Memorial Day", because: "it is the last Monday of May, here the fourth" },
  { day: "2027-07-05", name: "Independence Day (observed)", because: "July 4 is a Sunday" },
  { day: "2022-06-20", name: "Juneteenth (observed)", because: "June 19 is a Sunday" },
  { day: "2023-01-02", name: "New Year’s Day (observed)", because: "January 1 is a Sunday" },
  { day: "2023-02-13", name: "Lincoln’s Birthday (observed)", because: "February 12 is a Sunday" },
  { day: "2033-12-26", name: "Christmas Day (observed)", because: "December 25 is a Sunday" },
  { day: "2027-12-24", name: undefined, because: "Christmas is a Saturday and is observed on no other day" },
  { day: "2026-07-03", name: undefined, because: "a holiday on a Saturday is observed on no other day" },
  { day: "2026-11-03", name: "Election Day", because: "it is the Tuesday after the first Monday of November" },
  { day: "2033-11-01", name: undefined, because: "this Tuesday comes before the first Monday" },
  { day: "2027-11-02", name: "Election Day", because: "every year has one, not only every other" },
  { day: "2026-06-15", name: undefined, because: "Flag Day is a Sunday and is observed on no other day" },
])("$day is $name: $because", ({ day, name }) => {
  expect(publicHoliday(day)).toBe(name);
});

function isReal(year: string, day: string): boolean {
  const [month = "", date] = day.split("-");
  return new Date(`${year}-${day}T12:00:00Z`).getUTCMonth() + 1 === Number(month) && date !== "00";
}

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
  { from: "2026-11-21", count: 0, day: "2026-11-21", because: "there is nothing to wait for" },
])("$count business days from $from end on $day: $because", ({ from, count, day }) => {
  expect(addBusinessDays(from, count)).toBe(day);
});

test.each([
  { day: "2026-02-14", before: "2026-02-13", because: "Saturday" },
  { day: "2026-12-20", before: "2026-12-18", because: "Sunday" },
  { day: "2027-01-01", before: "2026-12-31", because: "New Year’s Day" },
  { day: "2027-07-05", before: "2027-07-02", because: "a weekend precedes a Monday on which a holiday is observed" },
])("the business day before $day is $before: $because", ({ day, before }) => {
  expect(isBusinessDay(day)).toBe(false);
  expect(businessDayBefore(day)).toBe(before);
});
