import { expect, test } from "vitest";
import { excerptParts, isLike } from "./pagefind.ts";

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

test.each([
  { typed: "concusion", word: "Concussion,", like: true, because: "a character is missing" },
  { typed: "headach", word: "headaches", like: true, because: "it begins so" },
  { typed: "conc", word: "post-concussion", like: true, because: "a part of it begins so" },
  { typed: "medico", word: "medical", like: true, because: "only the ending differs" },
  { typed: "lesión", word: "lesion", like: true, because: "accents do not count" },
  { typed: "MRIs", word: "MRI", like: true, because: "it is the plural" },
  { typed: "dolor", word: "do", like: false, because: "two characters are too few" },
  { typed: "cart", word: "car", like: false, because: "three characters are too few" },
  { typed: "abogado", word: "a", like: false, because: "one character is too few" },
  { typed: "5000", word: "$50,000", like: false, because: "it is another number" },
  { typed: "2000", word: "$2,000/month", like: true, because: "it is the number of a longer word" },
  { typed: "65-3.8", word: "65-3.5", like: false, because: "most of a number is another number" },
  { typed: "forecasting", word: "forest", like: false, because: "more than a third of it is missing" },
])("“$typed” is like “$word”: $like, because $because", ({ typed, word, like }) => {
  expect(isLike(word, typed)).toBe(like);
});
