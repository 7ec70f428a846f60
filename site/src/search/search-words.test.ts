import { expect, test } from "vitest";
import { indexedText, plainWords, typedWords } from "./search-words.ts";

test.each([
  { written: "718-555-0142", because: "with hyphens" },
  { written: "718‑555‑0142", because: "with hyphens that do not break" },
  { written: "718.555.0142", because: "with periods" },
  { written: "718 555 0142", because: "with spaces" },
  { written: "7185550142", because: "without signs" },
  { written: "(718)555-0142", because: "without the space" },
  { written: "(718)\u00a0555-0142", because: "with a space that does not break" },
  { written: "+1 (718) 555-0142", because: "with the country" },
  { written: "1-718-555-0142", because: "with the 1 that some dial" },
  { written: "+17185550142", because: "as a program stores it" },
  { written: "７１８－５５５－０１４２", because: "in full width" },
])("the phone number $written is indexed as others are: $because", ({ written }) => {
  expect(indexedText(`call ${written}, or write`)).toBe("call (718) 555-0142, or write");
});

test.each([
  { text: "the limit is $50,000", because: "an amount is no phone number" },
  { text: "11 NYCRR 65-3.5(o)", because: "neither is a section" },
  { text: "claim 12345678901234", because: "nor a longer number" },
  { text: "45–60 minutes", because: "a range of numbers stays one word, as people type it" },
])("“$text” stays in the index: $because", ({ text }) => {
  expect(indexedText(text)).toBe(text);
});

test("a dash between words has spaces, or the second could not be found", () => {
  expect(indexedText("Monday–Friday, AM–5:00, C5–C6, dizzy—then")).toBe(
    "Monday – Friday, AM – 5:00, C5 – C6, dizzy — then",
  );
});

test.each([
  { typed: "$50,000", parts: ["50000"], because: "a sign before it is none of the word’s" },
  { typed: "50.000", parts: ["50000"], because: "some countries write thousands so" },
  { typed: "50 000", parts: ["50000"], because: "others so" },
  { typed: "$50,000.00", parts: ["50000"], because: "no page writes the cents" },
  { typed: "1,500,000", parts: ["1500000"], because: "millions have two signs" },
  { typed: "neck/back", parts: ["neck back"], because: "a page may have either word" },
  { typed: "NF-10", parts: ["NF 10"], because: "the name of a form" },
  { typed: "NF 10 denial", parts: ["NF 10", "denial"], because: "the same, with a space" },
  { typed: "C‑3", parts: ["C 3"], because: "the hyphen does not break" },
  { typed: "re\u0301sume\u0301", parts: ["r\u00e9sum\u00e9"], because: "accents may be characters of their own" },
  { typed: "“no-fault”", parts: ["no fault"], because: "quotes were copied, too" },
  { typed: "§5208", parts: ["5208"], because: "a section" },
  { typed: "11 NYCRR 65-3.5(o)", parts: ["11", "NYCRR", "65 3 5 o"], because: "a rule" },
  { typed: "headache—dizzy", parts: ["headache", "dizzy"], because: "a dash is between words" },
  { typed: "what’s", parts: ["what s"], because: "an apostrophe is a sign, curly or not" },
  { typed: "５０，０００", parts: ["50000"], because: "digits have two widths" },
  { typed: "30 days", parts: ["30", "days"], because: "a number before its noun is a word of its own" },
  { typed: " … $ — ", parts: [], because: "signs alone are no words" },
])("the words of “$typed” are $parts: $because", ({ typed, parts }) => {
  expect(typedWords(typed).map(({ parts }) => parts.join(" "))).toEqual(parts);
});

test.each([
  { text: "What’s a Résumé?", plain: "what s a resume" },
  { text: "re\u0301sume\u0301 / ＮＦ‑2", plain: "resume nf 2" },
])("“$text” is compared as “$plain”", ({ text, plain }) => {
  expect(plainWords(text)).toBe(plain);
});
