import { expect, test } from "vitest";
import type { OtherHours } from "#practice/other-hours-schema.ts";
import type { Hours } from "#practice/practice-schema.ts";
import { localHours, localOtherHours } from "./hours-in-language.ts";

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
])("in $language the week reads $days, $time, with Western digits", ({ language, weekdays, days, time }) => {
  expect(localHours(workdays, { language, weekdays })).toEqual([{ days, time }]);
});

test("days with the same hours share a line, closed days have none, and a day by appointment has no time", () => {
  const lines = localHours(hours, { language: "es" });
  expect(lines.map(({ days, time }) => [days, time !== undefined])).toEqual([
    ["lunes, miércoles y viernes", true],
    ["martes y jueves", false],
    ["sábado", true],
  ]);
});

test("a language without `Intl` data lists its days with commas", () => {
  expect(localHours(hours, { language: "ht", weekdays: kreyol })[0]?.days).toBe("lendi, mèkredi, vandredi");
});

const mwa = "janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm".split(" ");
const eve: OtherHours = { from: "2026-12-24", reason: "Christmas Eve" };
const shortDays: OtherHours = {
  from: "2026-12-28",
  to: "2027-01-02",
  opens: "10:00",
  closes: "14:00",
  reason: "Short",
};

test.each([
  { language: "es", day: "jueves, 24\u00a0de diciembre de 2026", time: "10:00\u00a0a.m.–2:00\u00a0p.m." },
  { language: "ru", day: "четверг, 24\u00a0декабря 2026\u00a0г.", time: "10:00–14:00" },
  { language: "zh-Hans", day: "2026年12月24日星期四", time: "10:00–14:00" },
  { language: "bn", day: "বৃহস্পতিবার, 24\u00a0ডিসেম্বর, 2026", time: "10:00\u00a0AM–2:00\u00a0PM" },
  { language: "ur", day: "جمعرات، 24\u00a0دسمبر، 2026", time: "10:00\u00a0AM–2:00\u00a0PM" },
  {
    language: "ht",
    weekdays: kreyol,
    months: mwa,
    day: "jedi 24\u00a0desanm 2026",
    time: "10:00\u00a0AM–2:00\u00a0PM",
  },
])("in $language a closed day is $day, without a time, and other hours have theirs", ({ day, time, ...names }) => {
  const [closed, short] = localOtherHours([eve, shortDays], names);
  expect(closed).toEqual({ days: day });
  expect(short?.time).toBe(time);
});

test.each([
  ["es", "lunes, 28\u00a0de diciembre de 2026 – sábado, 2\u00a0de enero de 2027"],
  ["ur", "پیر، 28\u00a0دسمبر، 2026 – ہفتہ، 2\u00a0جنوری، 2027"],
  ["ht", "lendi 28\u00a0desanm 2026 – samdi 2\u00a0janvye 2027"],
])("in %s several days are named by the first and the last", (language, days) => {
  const names = language === "ht" ? { language, weekdays: kreyol, months: mwa } : { language };
  expect(localOtherHours([shortDays], names)[0]?.days).toBe(days);
});
