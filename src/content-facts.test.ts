import { expect, test } from "vitest";
import { withFacts } from "./content-facts.ts";

test("every text of an entry is filled, however deep it is, and all else stays as it is", () => {
  const entry = { text: "Within {days}, {days} at most", list: ["{days}", { inner: "{days}" }], count: 3, none: null };
  expect(withFacts(entry, { days: "30 days" })).toEqual({
    text: "Within 30 days, 30 days at most",
    list: ["30 days", { inner: "30 days" }],
    count: 3,
    none: null,
  });
});
