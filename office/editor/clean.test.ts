import { expect, test } from "vitest";
import type { Field } from "./api-types.ts";
import { cleaned, plainText } from "./clean.ts";

test.each([
  { typed: "re\u0301sume\u0301", reads: "r\u00e9sum\u00e9", because: "an accent is one character with its letter" },
  {
    typed: "no\u200bwidth, no\u2060join, \ufeffmark",
    reads: "nowidth, nojoin, mark",
    because: "a chat puts in spaces of no width",
  },
  { typed: "neu\u00adro\u00adlogy", reads: "neurology", because: "a word processor puts in soft hyphens" },
  {
    typed: "call \u202e5550-817\u202c \u2066now\u2069",
    reads: "call 5550-817 now",
    because: "an override turns a number around",
  },
  { typed: "718\u200e-555\u200f", reads: "718-555", because: "English has no marks of direction" },
  { typed: "חייגו \u200e718-555", reads: "חייגו \u200e718-555", because: "in Hebrew they keep a number in its place" },
  { typed: "می\u200cخواهم", reads: "می\u200cخواهم", because: "Persian and Urdu part letters by a joiner" },
  { typed: "👩\u200d⚕\ufe0f", reads: "👩\u200d⚕\ufe0f", because: "an emoji is joined of several" },
  { typed: "a\u200db\ufe0f", reads: "ab", because: "nothing joins Latin letters" },
  { typed: "one\r\ntwo\u2028three\u0085", reads: "one\ntwo\nthree\n", because: "a line ends in one way" },
  { typed: "a\u0000b\u0007c\u007f\td", reads: "abc\td", because: "nobody sees a control" },
  { typed: "no-break\u00a0space – “dash”", reads: "no-break\u00a0space – “dash”", because: "readers see these" },
])("$typed is saved as $reads: $because", ({ typed, reads }) => {
  expect(plainText(typed)).toBe(reads);
});

test("what was left empty is not written, and no item of a list is left out", () => {
  const text = (key: string, more: Partial<Field> = {}): Field => ({ key, kind: "text", title: key, ...more });
  const optional = { optional: true } as const;
  const item: Field = { key: "", kind: "group", title: "", fields: [text("by"), text("note", optional)] };
  const fields: Field[] = [
    text("about", optional),
    { key: "ways", kind: "list", title: "Ways", item },
    { key: "words", kind: "list", title: "Words", item: text("") },
    { key: "tags", kind: "list", title: "Tags", item: text(""), ...optional },
    { key: "access", kind: "group", title: "Access", fields: [text("door", optional)], ...optional },
  ];
  const typed = { about: "", ways: [{ by: "", note: "" }, { by: "Bus" }], words: ["", "one"], tags: [], access: {} };
  const written = { ways: [{}, { by: "Bus" }], words: ["", "one"] };
  expect(cleaned(fields, typed, {}).values).toEqual(written);
  expect(cleaned(fields, { ...typed, access: { door: " " } }, {}).values).toEqual(written);
});
