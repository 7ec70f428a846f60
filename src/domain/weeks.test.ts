import { expect, test } from "vitest";
import { weekRange, weeksIn } from "./weeks.ts";

test("a time in weeks gives the number that a drawing needs", () => {
  expect(weeksIn("3 weeks")).toBe(3);
});

test("two times in weeks read as one range", () => {
  expect(weekRange("2 weeks", "3 weeks")).toBe("2–3 weeks");
});
