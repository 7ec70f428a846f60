import { expect, test } from "vitest";
import type { Hours } from "#schemas/practice.ts";
import { localHours } from "./hours-in-language.ts";

const hours: Hours = {
  open: [
    { days: ["Monday", "Wednesday", "Friday"], opens: "09:00", closes: "17:00" },
    { days: ["Saturday"], opens: "10:00", closes: "14:00" },
  ],
  byAppointment: ["Tuesday", "Thursday"],
};
const workdays: Hours = {
  open: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" }],
  byAppointment: [],
};
const kreyol = ["lendi", "madi", "mèkredi", "jedi", "vandredi", "samdi", "dimanch"];

test.each([
  { language: "es", days: "lunes–viernes", time: "8:00\u00a0a.m.–6:00\u00a0p.m." },
  { language: "ru", days: "понедельник–пятница", time: "8:00–18:00" },
  { language: "zh-Hans", days: "星期一–星期五", time: "8:00–18:00" },
  { language: "bn", days: "সোমবার–শুক্রবার", time: "8:00\u00a0AM–6:00\u00a0PM" },
  { language: "ur", days: "پیر–جمعہ", time: "8:00\u00a0AM–6:00\u00a0PM" },
  { language: "ht", weekdays: kreyol, days: "lendi–vandredi", time: "8:00\u00a0AM–6:00\u00a0PM" },
])("in $language the week reads $days, $time, with the digits of a telephone", ({ language, weekdays, days, time }) => {
  expect(localHours(workdays, language, weekdays)).toEqual([{ days, time }]);
});

test("days with the same hours share a line, closed days have none, and a day by appointment has no time", () => {
  const lines = localHours(hours, "es");
  expect(lines.map(({ days, time }) => [days, time !== undefined])).toEqual([
    ["lunes, miércoles y viernes", true],
    ["martes y jueves", false],
    ["sábado", true],
  ]);
});

test("a language that computers do not know lists its days with commas", () => {
  expect(localHours(hours, "ht", kreyol)[0]?.days).toBe("lendi, mèkredi, vandredi");
});
