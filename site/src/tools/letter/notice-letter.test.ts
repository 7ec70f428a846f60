import { expect, test } from "vitest";
import { toolFrame } from "../../../tests/support/content.ts";
import {
  isLate,
  letterErrors as errorsWith,
  longestParts,
  type LetterPart,
  type LetterParts,
} from "./notice-letter.ts";

const today = "2026-11-21";
const blank = Object.fromEntries(Object.keys(longestParts).map((part) => [part, ""])) as LetterParts;
const texts = {
  characters: "{number} of {most}",
  lines: "{most}",
  email: "",
  date: "",
  time: "",
  days: toolFrame.days,
};
const letterErrors = (parts: LetterParts, day: string) => errorsWith(parts, day, texts);

test("a letter with every field blank is valid: it has lines to fill in by hand", () => {
  expect(letterErrors(blank, today)).toEqual({});
});

test.each(Object.entries(longestParts).filter(([part]) => part !== "accident") as [LetterPart, number][])(
  "%s may have %i characters and not one more",
  (part, longest) => {
    expect(letterErrors({ ...blank, [part]: "x".repeat(longest) }, today)).toEqual({});
    const errors = letterErrors({ ...blank, [part]: "x".repeat(longest + 1) }, today);
    expect(errors).toEqual({ [part]: `${longest + 1} of ${longest}` });
  },
);

test.each([
  { accident: "2026-11-21", right: true, because: "it is today" },
  { accident: "2026-11-22", right: false, because: "it is tomorrow" },
  { accident: "2062-01-15", right: false, because: "the year is mistyped" },
  { accident: "0026-01-15", right: false, because: "two digits of the year are missing" },
  { accident: "2026-02-30", right: false, because: "February has no such day" },
  { accident: "yesterday", right: false, because: "it is not a date" },
  { accident: "2021-11-21", right: true, because: "late notice is still a notice" },
])("an accident on $accident is accepted: $right, because $because", ({ accident, right }) => {
  expect(Object.keys(letterErrors({ ...blank, accident }, today))).toEqual(right ? [] : ["accident"]);
});

test("an address has at most four lines, so that the letter fits on its sheet", () => {
  expect(letterErrors({ ...blank, address: "a\nb\nc\nd" }, today)).toEqual({});
  expect(letterErrors({ ...blank, address: "a\nb\nc\nd\ne" }, today)).toEqual({ address: "4" });
});

test.each([
  { accident: "2026-01-15", on: "2026-02-14", late: false, because: "the last day is still on time, also a Saturday" },
  { accident: "2026-01-15", on: "2026-02-15", late: true, because: "it is the day after" },
  { accident: "2028-01-31", on: "2028-03-01", late: false, because: "a leap year has a 29 February" },
  { accident: "2026-03-01", on: "2026-03-31", late: false, because: "the clock change moves nothing" },
  { accident: "", on: "2026-02-15", late: false, because: "no date is known" },
])("a letter of $on about $accident is late: $late, because $because", ({ accident, on, late }) => {
  expect(isLate(accident, on, 30)).toBe(late);
});
