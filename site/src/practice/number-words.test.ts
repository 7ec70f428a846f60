import { expect, test } from "vitest";
import { countFirst, countInWords } from "./number-words.ts";

test.each([
  { count: 0, text: "no", first: "No" },
  { count: 9, text: "nine", first: "Nine" },
  { count: 12, text: "twelve", first: "Twelve" },
  { count: 13, text: "13", first: "13" },
])("$count things are written “$text things”, and “$first things” at the beginning", ({ count, text, first }) => {
  expect(countInWords(count)).toBe(text);
  expect(countFirst(count)).toBe(first);
});
