import { expect, test } from "vitest";
import type { Field } from "#editor/api-types.ts";
import { differencesOf, linesOf, whereTheyDiffer } from "./versions.ts";

const hours = (closes: string) => ({ open: [{ days: ["Saturday"], opens: "09:00", closes }] });

test("a changed character in a long text is shown with a few words around it; short texts stay whole", () => {
  const text = (word: string) =>
    `${"Before it are many words. ".repeat(6)}This is the ${word}. ${"More follow. ".repeat(9)}`;
  const { before, after } = whereTheyDiffer(text("word"), text("wrod"));
  expect(before).toBe("… Before it are many words. This is the word. More follow. More follow. More follow. …");
  expect(after).toBe(before.replace("word. More", "wrod. More"));
  expect(whereTheyDiffer("one", "two")).toEqual({ before: "one", after: "two" });
  expect(whereTheyDiffer("", text("word"))).toEqual({ before: "", after: text("word") });
});

test.each<[Partial<Field>, Parameters<typeof linesOf>[1], string[]]>([
  [{ kind: "phone" }, "+17185550168", ["(718) 555-0168"]],
  [{ kind: "day" }, "2026-12-24", ["December 24, 2026"]],
  [{ kind: "yes-no" }, false, ["No"]],
  [{ kind: "hours" }, hours("14:00"), ["Saturday 9 AM–2 PM"]],
  [{ kind: "choice", choices: [{ value: "faq", title: "Questions" }] }, "faq", ["Questions"]],
  [{ kind: "list", item: { key: "", kind: "text", title: "" } }, ["One", "Two"], ["1. One", "2. Two"]],
  [{ kind: "group", fields: [{ key: "by", kind: "text", title: "By" }] }, { by: "Bus" }, ["By: Bus"]],
  [{ kind: "text" }, undefined, ["(nothing)"]],
])("%o: %o reads %o", (field, value, lines) => {
  expect(linesOf({ key: "key", title: "Title", kind: "text", ...field }, value)).toEqual(lines);
});

test("a difference is said in words, without what is the same", () => {
  const fields: Field[] = [
    { key: "hours", kind: "hours", title: "Hours" },
    { key: "name", kind: "text", title: "Name" },
    { key: "body", kind: "markdown", title: "Text" },
  ];
  const before = { name: "A", hours: hours("14:00"), body: "First.\nSecond.\nThird." };
  const after = { name: "A", hours: hours("15:00"), body: "First.\nOther.\nThird." };
  expect(differencesOf(fields, before, after)).toEqual([
    { title: "Hours", before: "Saturday 9 AM–2 PM", after: "Saturday 9 AM–3 PM" },
    { title: "Text", before: "Second.", after: "Other." },
  ]);
});
