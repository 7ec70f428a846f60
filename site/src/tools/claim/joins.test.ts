import { expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import type { GuidanceId } from "#content/guidance-schema.ts";
import { withoutBreaks } from "#content/filled-in.ts";
import { calendarFile } from "./calendar-file.ts";
import { claimData } from "./claim-texts.ts";
import { readClaim } from "./claim.ts";
import { dayNotes, ended, limitText, listed, paired, underDay, whenText } from "./day-words.ts";
import { lineMarks } from "./line-marks.ts";
import { adviceOn } from "./questions.ts";
import type { ClaimTexts } from "./texts-schema.ts";

const content = loadContent();
const all = content.list("claimTexts");
const english = all.find(({ id }) => id === "en") as ClaimTexts;
const guidance = new Map(content.list("guidance").map(({ id, points }) => [id, points]));
const source = {
  claim: content.only("claim"),
  limits: content.list("deadlineRules"),
  pages: content.list("officialPages"),
  pointsOf: (id: GuidanceId) => guidance.get(id) ?? [],
};
const dataOf = (id: string) =>
  withoutBreaks(claimData(source, id === "en" ? english : (all.find((one) => one.id === id) as ClaimTexts), english));

/** A claim on a day, in a language. */
function claimIn(language: string, fragment: string, today: string) {
  const data = dataOf(language);
  const { claim } = readClaim(
    fragment,
    data.rules.map(({ id }) => id),
  );
  const advice = adviceOn(claim, { data, today });
  return { data, claim, advice, today };
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** A step of a claim in words: when, what is under the day, and the first note. */
function said(language: string, id: string, fragment: string, today: string): string[] {
  const { data, advice } = claimIn(language, fragment, today);
  const step = [...advice.steps, ...advice.maybe, ...advice.passed].find((one) => one.id === id);
  if (!step) throw new Error(`There is no step “${id}” in this claim.`);
  const [note = ""] = dayNotes(step, today, data);
  return [whenText(step, today, data), underDay(step, today, data).join(" "), note].map(plain);
}

const unknownCar = "travel=foot&hit=unknown&touched=yes&working=no&place=city&household=no";

test.each([
  { language: "en", when: "It must arrive by tomorrow, November 23" },
  { language: "es", when: "Tiene que llegar a más tardar mañana, 23 de noviembre" },
  { language: "ru", when: "Должно прийти к сроку: завтра, 23 ноября" },
  { language: "zh-hans", when: "最迟明天（11月23日）必须送到" },
])("$language: tomorrow has no article", ({ language, when }) => {
  expect(said(language, "unknownVehicle", `crash=2026-08-25&${unknownCar}`, "2026-11-22")[0]).toBe(when);
});

test.each([
  { language: "en", was: "It was due yesterday, November 21", note: "A letter sent by Monday, November 23, may" },
  { language: "es", was: "El plazo terminó ayer, 21 de noviembre", note: "hasta el lunes, 23 de noviembre, quizás" },
  { language: "ru", was: "Срок был: вчера, 21 ноября", note: "(понедельник, 23 ноября)." },
  { language: "zh-hans", was: "期限是昨天（11月21日），已经过了", note: "最迟11月23日星期一寄出的信" },
])("$language: a letter on the next business day may still count", ({ language, was, note }) => {
  const [when, , first] = said(language, "noticeLimit", "crash=2026-10-22", "2026-11-22");
  expect(when).toBe(was);
  expect(first).toContain(note);
});

test.each([
  { language: "en", note: "A letter sent today may still be on time." },
  { language: "es", note: "Una carta enviada hoy quizás todavía esté a tiempo." },
  { language: "ru", note: "если отправить его сегодня." },
  { language: "zh-hans", note: "今天寄出的信，可能仍算按时。" },
])("$language: that day is today", ({ language, note }) => {
  expect(said(language, "noticeLimit", "crash=2026-10-22", "2026-11-23")[2]).toContain(note);
});

test.each([
  { language: "en", law: "The last day by law is a Saturday, November 28.", note: "on Monday, November 30, and" },
  { language: "es", law: "es el sábado 28 de noviembre.", note: "el lunes, 30 de noviembre, y llame" },
  { language: "ru", law: "Последний день по закону, 28 ноября, — суббота.", note: "(понедельник, 30 ноября)" },
  { language: "zh-hans", law: "法律规定的最后一天是11月28日，星期六。", note: "仍然要在11月30日星期一提交" },
])("$language: a filing that is missed may still count", ({ language, law, note }) => {
  const [, under, first] = said(language, "unknownVehicle", `crash=2026-08-30&${unknownCar}`, "2026-11-27");
  expect(under).toContain(law);
  expect(first).toContain(note);
});

test.each([
  {
    language: "en",
    ahead: "The usual limit to sue is 3 years: February 1, 2027",
    over: "may be over since November 20",
  },
  {
    language: "es",
    ahead: "es de 3 años y termina el 1 de febrero de 2027",
    over: "Quizás ya terminó el 20 de noviembre",
  },
  { language: "ru", ahead: "3 года. Последний день: 1 февраля 2027 г.", over: "Он мог закончиться: 20 ноября" },
  { language: "zh-hans", ahead: "通常是 3 年，到2027年2月1日为止", over: "可能已经过了（11月20日）" },
])("$language: the time to sue, from two years on", ({ language, ahead, over }) => {
  expect(said(language, "suit", "crash=2024-02-01&travel=driving", "2026-11-27")[0]).toContain(ahead);
  const [when, , note] = said(language, "suit", "crash=2023-11-20&travel=driving", "2026-11-27");
  expect(when).toContain(over);
  expect(note).toBe("");
});

test.each([
  { language: "en", joined: ["a; b", "a: b", "a.", "2026 г."], limit: "30 days from the crash." },
  { language: "es", joined: ["a; b", "a: b", "a.", "2026 г."], limit: "30 días desde el choque." },
  { language: "ru", joined: ["a; b", "a: b", "a.", "2026 г."], limit: "30 дней со дня аварии." },
  { language: "zh-hans", joined: ["a；b", "a：b", "a。", "2026 г."], limit: "自车祸起 30 天。" },
])("$language: texts are joined by the language", ({ language, joined, limit }) => {
  const data = dataOf(language);
  expect([listed(["a", "b"], data), paired("a", "b", data), ended("a", data), ended("2026 г.", data)]).toEqual(joined);
  expect(plain(limitText("noticeLimit", data) ?? "")).toBe(limit);
});

test.each([
  { language: "en", label: "DMV, Nov 30" },
  { language: "es", label: "DMV, 30 nov" },
  { language: "ru", label: "DMV, 30 нояб." },
  { language: "zh-hans", label: "DMV，11月30日" },
])("$language: the label of another act on the line", ({ language, label }) => {
  const { marks } = lineMarks(claimIn(language, "crash=2026-11-20&travel=driving&place=city", "2026-11-27"), 900);
  expect(marks.find(({ kind }) => kind === "other")?.label?.text).toBe(label);
});

test("the line names the year if it is another one", () => {
  const { measure } = lineMarks(claimIn("en", "crash=2026-11-29&travel=driving&notice=2026-11-29", "2026-11-29"), 900);
  expect(measure?.text).not.toContain("2026");
  const suit = lineMarks(claimIn("en", "crash=2024-02-01&travel=driving", "2026-11-27"), 900);
  expect(plain(suit.measure?.text ?? "")).toBe("66 days, to February 1, 2027");
});

test.each([
  { language: "ru", wrong: /г\.\./ },
  { language: "es", wrong: /el (?:hoy|ayer|mañana|el)\b|\.\./ },
  { language: "zh-hans", wrong: /[\u4e00-\u9fff]\.|[。：] / },
])("$language: no join in the calendar is wrong", ({ language, wrong }) => {
  for (const fragment of ["crash=2026-11-20&travel=driving", `crash=2026-10-22&${unknownCar}`]) {
    const { advice, claim, data, today } = claimIn(language, fragment, "2026-11-27");
    const steps = [...advice.steps, ...advice.maybe, ...advice.passed];
    const file = calendarFile({ steps, claim, today, host: "example.org", now: Date.UTC(2026, 10, 27) }, data);
    expect(plain(file.replace(/\r\n /g, ""))).not.toMatch(wrong);
  }
});
