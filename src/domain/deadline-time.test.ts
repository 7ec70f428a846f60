import { expect, test } from "vitest";
import { deadlineTime } from "./deadline-time.ts";

test.each([
  { limit: 30, unit: "days", words: "30 days" },
  { limit: 15, unit: "business days", words: "15 business days" },
  { limit: 1, unit: "years", words: "1 year" },
  { limit: 1, unit: "business days", words: "1 business day" },
] as const)("a limit of $limit $unit reads “$words”", ({ limit, unit, words }) => {
  expect(deadlineTime({ limit, unit })).toBe(words);
});
