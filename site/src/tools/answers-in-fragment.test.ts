import { expect, test } from "vitest";
import { answersInFragment, hrefWithAnswers } from "./answers-in-fragment.ts";

test("the next page reads the answers that a link has in its fragment", () => {
  const answers = {
    accident: "2026-01-15",
    working: "yes",
    drove: "no",
    vehicle: "insured",
    fled: "yes",
    public: "no",
    insurer: "vehicle-insurer",
  } as const;
  expect(answersInFragment(new URL(hrefWithAnswers("/tools/deadlines", answers), "https://x.example").hash)).toEqual(
    answers,
  );
});

test("answers are in the URL fragment, which no server sees", () => {
  expect(hrefWithAnswers("/tools/deadlines", { accident: "2026-01-15" })).toBe("/tools/deadlines#accident=2026-01-15");
  expect(hrefWithAnswers("/tools/deadlines", {})).toBe("/tools/deadlines");
});

test.each([
  { fragment: "#main", because: "it is the name of a part of the page" },
  { fragment: "#accident=yesterday", because: "it is no day" },
  { fragment: "#accident=2026-01-15<b>", because: "something follows the day" },
  { fragment: "#fled=true&drove=1", because: "only yes and no are answers" },
  { fragment: "#working=maybe&toString=1", because: "neither is an answer that a tool gives" },
])("$fragment has no answers: $because", ({ fragment }) => {
  expect(answersInFragment(fragment)).toEqual({});
});
