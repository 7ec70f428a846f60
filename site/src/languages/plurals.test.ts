import { describe, expect, test } from "vitest";
import { pluralMistake, withoutForms, withPlurals } from "./plurals.ts";

const russian = "Срок: {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.";

test.each([
  { days: "1", says: "Срок: 1 день." },
  { days: "3", says: "Срок: 3 дня." },
  { days: "30", says: "Срок: 30 дней." },
  { days: "31", says: "Срок: 31 день." },
])("$days takes its own form in Russian", ({ days, says }) => {
  expect(withPlurals({ list: [russian] }, { days }, "ru")).toEqual({ list: [says] });
});

test("a number is formatted as in the language, in Western digits", () => {
  expect(withPlurals("{n, plural, other {# ጊዜ}}", { n: "90" }, "am")).toBe("90 ጊዜ");
  expect(withPlurals("{n, plural, one {# দিন} other {# দিন}}", { n: "90" }, "bn")).toBe("90 দিন");
});

test("a placeholder without a number stays, so that the check of the content finds it", () => {
  expect(withPlurals("{x, plural, other {# días}}", { x: "Brooklyn" }, "es")).toContain("plural");
});

test("only the name of a plural is compared with the English text", () => {
  expect(withoutForms(russian)).toBe("Срок: {days}.");
});

describe("a plural", () => {
  test.each([
    { text: russian, language: "ru", missing: undefined },
    { text: "{n, plural, one {# день} other {# дня}}", language: "ru", missing: "many”, “few" },
    { text: "{n, plural, one {un día} other {# días}}", language: "es", missing: "one" },
    { text: "{n, plural, other {# 天}}", language: "zh-Hans", missing: undefined },
  ])("in $language lacks $missing", ({ text, language, missing }) => {
    expect(/“(.*)”/.exec(pluralMistake(text, language) ?? "")?.[1]).toBe(missing);
  });
});
