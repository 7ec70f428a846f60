import { describe, expect, test } from "vitest";
import { letters } from "../../../tests/support/content.ts";
import { letterIds, letterSchema } from "./letter-schema.ts";

const { id: _, ...denial } = letters.find(({ id }) => id === "nf-10") as (typeof letters)[number];
const letter = (change: object) => letterSchema.safeParse({ ...denial, ...change }).success;
const [first, second] = denial.days;

describe("a letter", () => {
  test.each<[object, boolean, string]>([
    [{}, true, "it is as it is in content/"],
    [{ days: [{ ...second, days: 30 }, first] }, false, "a limit of the law has its number already"],
    [{ days: [second] }, false, "the day that it cannot be before is asked for, too"],
    [{ number: "10" }, false, "a form number is read off the form"],
    [{ looks: ["One thing"] }, false, "two things decide which letter it is"],
    [{ source: undefined }, false, "every letter names its source"],
    [{ certainty: undefined }, false, "and how certain it is"],
    [{ by: "At once" }, false, "no other field is shown"],
  ])("%o is accepted: %s, because %s", (change, isAccepted) => {
    expect(letter(change)).toBe(isAccepted);
  });
});

test("there are the eight papers of a claim, in the order in which they usually come", () => {
  expect(letters.map(({ id }) => id)).toEqual([...letterIds]);
});
