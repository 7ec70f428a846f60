import { expect, test } from "vitest";
import { fullDay, readableDay, readableTime, shortDay, unbroken } from "./day.ts";

test.each([
  { day: "2026-09-08", text: "September 8, 2026" },
  { day: "2026-01-01", text: "January 1, 2026" },
  { day: "2028-02-29", text: "February 29, 2028" },
])("$day reads $text, wherever the site is built", ({ day, text }) => {
  expect(readableDay(day)).toBe(text);
});

test("a full day begins with the day of the week", () => {
  expect(fullDay("2026-02-14")).toBe("Saturday, February 14, 2026");
});

test.each([
  { language: "en-US", parts: ["Tuesday,", "September 8,", "2026"] },
  { language: "es", parts: ["martes,", "8 de septiembre", "de", "2026"] },
  { language: "ru", parts: ["вторник,", "8 сентября", "2026 г."] },
])("in $language a day never breaks between its number and its month", ({ language, parts }) => {
  expect(unbroken(fullDay("2026-09-08", language)).split(" ")).toEqual(
    parts.map((part) => part.replaceAll(" ", "\u00a0")),
  );
});

test("in a drawing a day is abbreviated", () => {
  expect(shortDay("2026-02-01")).toBe("Feb 1");
});

test.each([
  { locale: "en-US", day: "November 21, 2026", time: "2:30 PM" },
  { locale: "ru", day: "21 ноября 2026 г.", time: "14:30" },
  { locale: "zh-Hans", day: "2026年11月21日", time: "14:30" },
])("in $locale a day is $day, and a time $time", ({ locale, day, time }) => {
  expect(readableDay("2026-11-21", locale).replace(/\s/g, " ")).toBe(day);
  expect(readableTime("14:30", locale)).toBe(time);
});
