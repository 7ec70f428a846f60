import { expect, test } from "vitest";
import { excerptParts } from "./pagefind.ts";

test.each([
  { excerpt: "no word", parts: ["no word"], because: "nothing is marked" },
  { excerpt: "the <mark>EMG</mark> test", parts: ["the ", "[EMG]", " test"], because: "a word is marked" },
  {
    excerpt: "<mark>EMG</mark> <mark>test</mark>",
    parts: ["[EMG]", " ", "[test]"],
    because: "it begins and ends with one",
  },
  { excerpt: "a &lt;b&gt; & <mark>c</mark>", parts: ["a <b> & ", "[c]"], because: "only angle brackets are entities" },
  { excerpt: "<mark>&lt;img src=x&gt;</mark>", parts: ["[<img src=x>]"], because: "HTML in a text stays text" },
])("“$excerpt” is $parts: $because", ({ excerpt, parts }) => {
  expect(excerptParts(excerpt).map(({ text, found }) => (found ? `[${text}]` : text))).toEqual(parts);
});
