import { expect, test } from "vitest";
import { stepText } from "./publication-state.ts";

test("a publication is announced as one, and going back says to when", () => {
  const done = { step: "done", id: "1", notes: [] } as const;
  expect(stepText(done)).toContain("new pages");
  expect(stepText({ ...done, backTo: "2026-11-23T14:05:00Z" })).toBe(
    "Taken back. Visitors see the site of November 23, 2026 at 9:05 AM again.",
  );
});
