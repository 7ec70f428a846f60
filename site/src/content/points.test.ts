import { expect, test } from "vitest";
import type { Point } from "./guidance-schema.ts";
import { drawnText, marginOf, paragraphsOf, pointNamed } from "./points.ts";

const point = (id: string, margin?: Point["margin"]): Point => ({
  id,
  title: "",
  text: "A text.",
  source: "A law",
  certainty: "law",
  margin,
});

test("a point is found by its id, and for a missing one the error says where to put it", () => {
  const points = [point("first"), point("second")];
  expect(pointNamed(points, "second")).toBe(points[1]);
  expect(() => pointNamed(points, "third")).toThrow(/“third”.*content\/guidance\//);
});

test("notes beside points are in the order of the points, and points without notes are skipped", () => {
  const days = { value: "30 days", meaning: "for notice" };
  const years = { value: "2 years", meaning: "for the form" };
  expect(marginOf([point("first", [days]), point("second"), point("third", [years])])).toEqual([
    { title: "30 days", text: "for notice" },
    { title: "2 years", text: "for the form" },
  ]);
});

test("what is drawn of a point is one text, in its order; without a drawing it is empty", () => {
  expect(drawnText({ ...point("first"), drawn: ["silent", "at rest"] })).toBe("silent, at rest");
  expect(drawnText(point("second"))).toBe("");
});

test.each([
  { text: "One.", paragraphs: ["One."], because: "nothing separates it" },
  { text: "One.\nTwo.", paragraphs: ["One.", "Two."], because: "YAML folds an empty line into one break" },
  { text: "One.\n\nTwo.", paragraphs: ["One.", "Two."], because: "a text that is not folded keeps both breaks" },
])("$text is $paragraphs.length paragraphs: $because", ({ text, paragraphs }) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
