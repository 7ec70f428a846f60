import { expect, onTestFinished, test } from "vitest";
import { addDays, addYears, dayInNewYork, dayProblem, daysBetween, isDay, weekday } from "./calendar-days.ts";

/** Every day of these years, one after the other, counted with nothing but the lengths of months. */
const days = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032].flatMap((year) =>
  [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].flatMap((length, month) =>
    Array.from({ length }, (_, date) => [year, pad(month + 1), pad(date + 1)].join("-")),
  ),
);

test("days are counted correctly from every date of 2024 to 2032, for every limit of the rules and back", () => {
  const wrong: string[] = [];
  for (const [index, day] of days.entries())
    for (const count of [0, 1, 10, 30, 45, 90, 120, 180]) {
      const later = days[index + count];
      if (later === undefined) continue;
      if (addDays(day, count) !== later || addDays(later, -count) !== day || daysBetween(day, later) !== count)
        wrong.push(`${day} + ${count}`);
    }
  expect(wrong).toEqual([]);
  expect(days).toHaveLength(9 * 365 + 3);
});

test("weekdays follow one another from a Monday, January 1, 2024, without a gap", () => {
  expect(days.filter((day, index) => weekday(day) !== (index + 1) % 7)).toEqual([]);
});

test.each([
  { day: "2026-08-01", years: 2, later: "2028-08-01", because: "the same day" },
  { day: "2028-02-29", years: 2, later: "2030-02-28", because: "the earlier of two readings" },
  { day: "2028-02-29", years: 4, later: "2032-02-29", because: "that year has one, too" },
  { day: "2026-11-21", years: -2, later: "2024-11-21", because: "years are counted back, too" },
])("$years years after $day it is $later: $because", ({ day, years, later }) => {
  expect(addYears(day, years)).toBe(later);
});

test.each([
  { moment: "2026-01-16T04:59:59Z", day: "2026-01-15", because: "New York is five hours behind in winter" },
  { moment: "2026-01-16T05:00:00Z", day: "2026-01-16", because: "its day has begun" },
  { moment: "2026-07-16T03:59:59Z", day: "2026-07-15", because: "it is four hours behind in summer" },
  { moment: "2026-07-16T04:00:00Z", day: "2026-07-16", because: "its day has begun" },
])("at $moment it is $day in New York: $because", ({ moment, day }) => {
  expect(dayInNewYork(new Date(moment))).toBe(day);
});

test("no time zone of the device moves a day, neither where clocks change nor across the date line", () => {
  const { TZ: before } = process.env;
  onTestFinished(() => {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  });
  const zones = Intl.supportedValuesOf("timeZone");
  const offsets = new Set<number>();
  const moved = zones.filter((zone) => {
    process.env["TZ"] = zone;
    offsets.add(new Date("2026-01-15T12:00:00Z").getTimezoneOffset());
    return (
      addDays("2026-01-15", 90) !== "2026-04-15" ||
      addDays("2026-08-01", 180) !== "2027-01-28" ||
      addYears("2028-02-29", 2) !== "2030-02-28" ||
      daysBetween("2026-10-01", "2026-12-01") !== 61 ||
      weekday("2026-02-14") !== 6 ||
      dayInNewYork(new Date("2026-01-16T04:59:59Z")) !== "2026-01-15"
    );
  });
  expect(moved).toEqual([]);
  expect(zones.length).toBeGreaterThan(300);
  expect(offsets.size, "the zones were really set").toBeGreaterThan(20);
});

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

test.each([
  { text: "2028-02-29", day: true, because: "2028 is a leap year" },
  { text: "2026-02-29", day: false, because: "2026 is not" },
  { text: "2026-13-01", day: false, because: "there is no thirteenth month" },
  { text: "2026-1-5", day: false, because: "it is not written as browsers write a day" },
  { text: "", day: false, because: "nothing was entered" },
])("“$text” is a day of the calendar: $day, because $because", ({ text, day }) => {
  expect(isDay(text)).toBe(day);
});

test.each([
  { day: "", problem: "missing", because: "nothing, or not all of it, was entered" },
  { day: "2026-02-30", problem: "missing", because: "the calendar has no such day" },
  { day: "2026-1-5", problem: "missing", because: "it is not written as browsers write a day" },
  { day: " 2026-01-05 ", problem: "missing", because: "neither are spaces around it" },
  { day: "226-01-15", problem: "missing", because: "browsers write a year of three digits with a zero" },
  { day: "12026-01-15", problem: "unreal", because: "a digit too many was typed, which Chromium takes" },
  { day: "022026-01-15", problem: "unreal", because: "two too many, with the zero in front" },
  { day: "275760-09-13", problem: "unreal", because: "it is the last day that browsers know" },
  { day: "12026-02-30", problem: "unreal", because: "the year is wrong first of all" },
  { day: "0002-01-15", problem: "unreal", because: "one digit of the year was typed" },
  { day: "0202-01-15", problem: "unreal", because: "three digits were typed" },
  { day: "1973-12-31", problem: "unreal", because: "No-Fault began a day later" },
  { day: "1974-01-01", problem: undefined, because: "No-Fault began" },
  { day: "2026-11-21", problem: undefined, because: "it is the last day" },
  { day: "2026-11-22", problem: "future", because: "it is the day after" },
  { day: "9999-12-31", problem: "future", because: "it has four digits" },
])("the problem of the day “$day” is: $problem, because $because", ({ day, problem }) => {
  expect(dayProblem(day, { last: "2026-11-21" })).toBe(problem);
});

test("a later event cannot have a date before the accident", () => {
  expect(dayProblem("2026-11-09", { last: "2026-11-21", accident: "2026-11-10" })).toBe("beforeAccident");
  expect(dayProblem("2026-11-10", { last: "2026-11-21", accident: "2026-11-10" })).toBeUndefined();
});

test("without a last day, a future date is accepted", () => {
  expect(dayProblem("2026-11-22")).toBeUndefined();
  expect(dayProblem("0026-11-22")).toBe("unreal");
  expect(dayProblem("12026-11-22")).toBe("unreal");
});
