import { expect, test } from "vitest";
import { lastChecked, readableDay } from "./review.ts";

test("a day reads as Americans write it, wherever the site is built", () => {
  expect(readableDay("2026-11-01")).toBe("November 1, 2026");
});

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
