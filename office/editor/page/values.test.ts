import { expect, test } from "vitest";
import type { Field } from "#editor/api-types.ts";
import { emptyValues, isSame, moved, nameOf, valueAt, withValue } from "./values.ts";

const field = (key: string, kind: Field["kind"], more: Partial<Field> = {}): Field => ({
  key,
  kind,
  title: key,
  ...more,
});
const optional = { optional: true } as const;

const fields = [
  field("name", "text"),
  field("about", "long", optional),
  field("ways", "list", {
    item: field("", "group", { fields: [field("by", "text"), field("note", "text", optional)] }),
  }),
  field("access", "group", { ...optional, fields: [field("door", "text", optional)] }),
];
const entry = { name: "Brooklyn", ways: [{ by: "Bus" }, { by: "Car", note: "slow" }] };

test("a value is changed at its place, and all else stays the same object", () => {
  const next = withValue(entry, ["ways", 0, "by"], "Ferry");
  expect(next).toEqual({ name: "Brooklyn", ways: [{ by: "Ferry" }, { by: "Car", note: "slow" }] });
  expect(valueAt(next, ["ways", 1])).toBe(entry.ways[1]);
  expect(entry).toMatchObject({ ways: [{ by: "Bus" }, {}] });
});

test("clearing a value removes its key, and setting one creates a missing group", () => {
  expect(withValue(entry, ["ways", 1, "note"], undefined)).toEqual({
    name: "Brooklyn",
    ways: [{ by: "Bus" }, { by: "Car" }],
  });
  expect(withValue(entry, ["access", "door"], "No step")).toEqual({ ...entry, access: { door: "No step" } });
});

test("an item is moved up and down", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
});

test("an empty form has what must be filled in, and nothing that may be left out", () => {
  expect(emptyValues(fields)).toEqual({ name: "", ways: [] });
});

test("two values are the same whatever the order of their keys", () => {
  expect(isSame({ a: 1, b: [{ c: "x" }] }, { b: [{ c: "x" }], a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame([], {})).toBe(false);
});

test("an item is known by its first day and its first text besides the id", () => {
  expect(nameOf([field("id", "text"), field("by", "text")], { id: "x", by: "Bus" })).toBe("Bus");
  expect(nameOf([field("from", "day"), field("reason", "text")], { from: "2026-12-24", reason: "Christmas Eve" })).toBe(
    "December 24, 2026: Christmas Eve",
  );
  expect(nameOf([], "plain")).toBe("plain");
});
