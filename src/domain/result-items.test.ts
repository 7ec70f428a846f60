import { expect, test } from "vitest";
import type { Result } from "#schemas/who-pays.ts";
import { resultItems } from "./result-items.ts";

const result: Result = {
  id: "fund",
  kind: "fund",
  title: "A fund",
  why: "It helps.",
  conditions: "You live here.",
  find: "Look there.",
  act: "Send it.",
  vehicle: { unknown: "Unknown: 1 day.", uninsured: "Uninsured: 2 days." },
  more: [{ term: "You live far away", text: "Write." }],
  phone: "+17185550142",
  source: "Some Law §1",
  certainty: "law",
};

test("a result is said with its points, in the order in which they help", () => {
  const [item] = resultItems([result]);
  expect(item).toMatchObject({ id: "fund", title: "A fund", text: "It helps." });
  expect(item?.pairs.map(({ term }) => term)).toEqual([
    "Its conditions",
    "Where to look",
    "By when",
    "What to do",
    "You live far away",
    "Whom to call",
    "Source",
  ]);
  expect(item?.pairs).toContainEqual({ term: "Whom to call", value: "(718) 555-0142", href: "tel:+17185550142" });
});

test("what is only likely names whom to ask", () => {
  const [item] = resultItems([{ ...result, certainty: "general", ask: "an attorney" }]);
  expect(item?.pairs).toContainEqual({ term: "Source", value: "Likely: Some Law §1; ask an attorney" });
});

test("a point that a result does not have is left out", () => {
  const { id, kind, title, why, act, source, certainty } = result;
  const [item] = resultItems([{ id, kind, title, why, act, source, certainty }]);
  expect(item?.pairs.map(({ term }) => term)).toEqual(["What to do", "Source"]);
});

test.each([
  { vehicle: "unknown", words: "Unknown: 1 day." },
  { vehicle: "uninsured", words: "Uninsured: 2 days." },
  { vehicle: "insured", words: "Unknown: 1 day. Uninsured: 2 days." },
  { vehicle: undefined, words: "Unknown: 1 day. Uninsured: 2 days." },
] as const)("for a vehicle that is $vehicle the time is “$words”", ({ vehicle, words }) => {
  const [item] = resultItems([result], vehicle);
  expect(item?.pairs).toContainEqual({ term: "By when", value: words });
});
