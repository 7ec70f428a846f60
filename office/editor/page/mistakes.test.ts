import { expect, test } from "vitest";
import type { Field } from "#editor/api-types.ts";
import { idsAround, mistakesAt, mistakesIn, shortened, titleAt, without } from "./mistakes.ts";

const mistakes = [
  { path: ["hours", "open", 1, "closes"], text: "Too early." },
  { path: ["hours", "open", 1, "opens"], text: "Too early." },
  { path: ["hourly"], text: "Other." },
];

test("a mistake is at its own place; where a field is shown as a whole, also at the places around it", () => {
  expect(mistakesAt(mistakes, ["hours"])).toBeUndefined();
  expect(mistakesAt(mistakes, ["hours"], true)).toBe("Too early.");
  expect(mistakesAt(mistakes, ["hours", "open", 1, "closes"])).toBe("Too early.");
  expect(mistakesIn(mistakes, ["hours", "open", 0])).toEqual([]);
  expect(mistakesIn(mistakes, ["hours", "open", 1]).map(({ path }) => path)).toEqual([["closes"], ["opens"]]);
});

test("a mistake is cleared once its field is changed, and others stay", () => {
  const of = (path: (string | number)[]) => without(mistakes, path);
  expect(of(["hours"])).toEqual([mistakes[2]]);
  expect(of(["hours", "open", 1, "closes"])).toEqual(mistakes.slice(1));
  expect(of(["hourly", 3])).toEqual(mistakes.slice(0, 2));
});

test("a link to a mistake tries its field first, then what is around it", () => {
  expect(idsAround(["points", 2, "title"])).toEqual(["field-points-2-title", "field-points-2", "field-points"]);
});

test("a place is named as the form names it", () => {
  const title: Field = { key: "title", kind: "text", title: "Heading" };
  const points: Field = {
    key: "points",
    kind: "list",
    title: "Points",
    item: { key: "", kind: "group", title: "", fields: [title] },
  };
  const values = { points: [{ title: "First" }, {}] };
  expect(titleAt([points], values, ["points", 0, "title"])).toBe("Points › 1. First › Heading");
  expect(titleAt([points], values, ["points", 1])).toBe("Points › 2.");
  expect(titleAt([{ key: "hours", kind: "hours", title: "Hours" }], {}, ["hours", "open", 0])).toBe("Hours");
});

test("a long text is cut after a whole word", () => {
  expect(shortened("Take the Belt Parkway exit for Coney Island", 36)).toBe("Take the Belt Parkway exit for Coney…");
  expect(shortened("x".repeat(50), 40)).toBe(`${"x".repeat(40)}…`);
});
