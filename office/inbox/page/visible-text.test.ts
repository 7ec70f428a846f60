import { expect, test } from "vitest";
import { runsOf } from "./visible-text.ts";

test.each([
  { text: "Line\r\nline\tтекст שלום 🙂", runs: [{ text: "Line\nline\tтекст שלום 🙂" }], because: "all of it is seen" },
  {
    text: "a\u202Egpj.exe",
    runs: [{ text: "a" }, { hidden: "U+202E" }, { text: "gpj.exe" }],
    because: "an override would turn the text after it",
  },
  { text: "\u0007\u200b", runs: [{ hidden: "U+0007" }, { hidden: "U+200B" }], because: "neither has a shape" },
  { text: "a\u{E0041}", runs: [{ text: "a" }, { hidden: "U+E0041" }], because: "tags are invisible text" },
  { text: "👩\u200d⚕️", runs: [{ text: "👩\u200d⚕️" }], because: "a joiner within an emoji is part of it" },
  { text: "", runs: [], because: "there is nothing" },
])("$runs: $because", ({ text, runs }) => {
  expect(runsOf(text)).toEqual(runs);
});
