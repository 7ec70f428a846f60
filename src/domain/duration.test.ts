import { expect, test } from "vitest";
import { minutesOf } from "./duration.ts";

test("a duration in words has its shortest and its longest time in minutes", () => {
  expect(minutesOf("45–60 minutes")).toEqual({ from: 45, to: 60 });
});

test.each([
  { duration: "1 hour", because: "it has one time, and not in minutes" },
  { duration: "45-60 minutes", because: "a short dash is not how the site writes ranges" },
])("“$duration” is refused, with how to write it: $because", ({ duration }) => {
  expect(() => minutesOf(duration)).toThrow(/facts\.yaml as “45–60 minutes”/);
});
