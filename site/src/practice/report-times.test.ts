import { expect, test } from "vitest";
import {
  dayBeside,
  dayOff,
  holidaysLeftOut,
  hoursExample,
  minutesOf,
  reportDates,
  reportScales,
  reportTime,
  weekRange,
} from "./report-times.ts";

const standard = { from: 5, to: 7, unit: "business days" } as const;
const rush = { from: 48, to: 72, unit: "hours" } as const;
const emg = { from: 0, to: 48, unit: "hours" } as const;

test.each([
  {
    time: standard,
    day: "2026-03-02",
    dates: { first: "2026-03-09", last: "2026-03-11" },
    because: "a weekend is left out",
  },
  {
    time: standard,
    day: "2026-11-20",
    dates: { first: "2026-11-30", last: "2026-12-02" },
    because: "so is Thanksgiving Day",
  },
  {
    time: standard,
    day: "2026-12-24",
    dates: { first: "2027-01-04", last: "2027-01-06" },
    because: "so are Christmas and New Year’s Day",
  },
  {
    time: standard,
    day: "2026-11-21",
    dates: { first: "2026-11-30", last: "2026-12-02" },
    because: "from a Saturday the first day is Monday",
  },
  {
    time: rush,
    day: "2026-03-06",
    dates: { first: "2026-03-08", last: "2026-03-09" },
    because: "hours run through weekends",
  },
  { time: emg, day: "2026-03-02", dates: { last: "2026-03-04" }, because: "within 48 hours has no first day" },
  {
    time: { ...rush, to: 60 },
    day: "2026-03-02",
    dates: { first: "2026-03-04", last: "2026-03-05" },
    because: "half a day ends on the next",
  },
])("$time.from to $time.to $time.unit from $day end on $dates.last: $because", ({ time, day, dates }) => {
  expect(reportDates(time, day)).toEqual(dates);
});

test.each([
  { after: "2026-11-20", until: "2026-12-04", names: ["Thanksgiving Day"], because: "one is among the days" },
  { after: "2026-11-26", until: "2026-12-04", names: [], because: "the day itself does not count" },
  { after: "2026-07-01", until: "2026-07-10", names: [], because: "July 4 is a Saturday" },
  {
    after: "2026-12-18",
    until: "2027-01-01",
    names: ["Christmas Day", "New Year’s Day"],
    because: "the last day counts",
  },
])("from $after to $until business days leave out $names: $because", ({ after, until, names }) => {
  expect(holidaysLeftOut(after, until).map(({ name }) => name)).toEqual(names);
});

test.each([
  { day: "2026-11-20", why: undefined },
  { day: "2026-11-21", why: "a Saturday" },
  { day: "2026-11-22", why: "a Sunday" },
  { day: "2026-11-26", why: "Thanksgiving Day" },
])("$day is off: $why", ({ day, why }) => {
  expect(dayOff(day)).toBe(why);
});

test.each([
  { day: "2026-12-01", beside: "2026-11-20", text: "Tuesday, December 1", because: "the year is known" },
  { day: "2027-01-04", beside: "2026-12-24", text: "Monday, January 4, 2027", because: "the year is another" },
  { day: "2026-11-20", beside: undefined, text: "Friday, November 20, 2026", because: "nothing is beside it" },
])("$day beside $beside reads “$text”: $because", ({ day, beside, text }) => {
  expect(dayBeside(day, beside)).toBe(text);
});

test.each([
  { from: 0, to: 48, unit: "hours", text: "within 48 hours", because: "no shortest time is promised" },
  { from: 48, to: 72, unit: "hours", text: "48–72 hours", because: "two limits make a range with an en dash" },
  { from: 5, to: 7, unit: "business days", text: "5–7 business days", because: "business days are named as such" },
] as const)("a report from $from to $to $unit reads “$text”: $because", ({ text, ...time }) => {
  expect(reportTime(time)).toBe(text);
});

test("hours and business days have scales of their own, the first report’s first, which end on a whole step; an unused unit has none", () => {
  const quick = { from: 0, to: 60, unit: "hours" } as const;
  const slow = { from: 7, to: 10, unit: "business days" } as const;
  const usual = { from: 3, to: 5, unit: "business days" } as const;
  expect(reportScales([slow, quick, usual])).toEqual([
    { unit: "business days", step: 1, end: 10, reports: [usual, slow] },
    { unit: "hours", step: 24, end: 72, reports: [quick] },
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

test("the most hours are an example over a weekend, for hours count every day", () => {
  const reports = [standard, emg, rush].map((time, index) => ({
    ...time,
    name: ["Standard", "EMG", "Rush"][index] ?? "",
  }));
  expect(hoursExample(reports)).toBe("All records in at 4 PM Friday? Rush: by 4 PM Monday.");
  expect(hoursExample(reports.slice(0, 1))).toBe("");
});
