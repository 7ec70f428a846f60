import { expect, test } from "vitest";
import { lastChecked } from "./review.ts";

test.each([
  {
    texts: [{ reviewed: "2026-11-01" }, { reviewed: "2026-09-08" }],
    checked: { reviewed: "2026-09-08" },
    because: "every text was checked on the oldest day or later",
  },
  {
    texts: [
      { reviewed: "2026-11-01", reviewer: "Dr. One" },
      { reviewed: "2026-11-01", reviewer: "Dr. One" },
    ],
    checked: { reviewed: "2026-11-01", reviewer: "Dr. One" },
    because: "one person checked them all",
  },
  {
    texts: [{ reviewed: "2026-11-01", reviewer: "Dr. One" }, { reviewed: "2026-11-01" }],
    checked: { reviewed: "2026-11-01" },
    because: "nobody is said to have checked what another did",
  },
])("several texts count as checked on one day: $because", ({ texts, checked }) => {
  expect(lastChecked(texts)).toEqual(checked);
});
