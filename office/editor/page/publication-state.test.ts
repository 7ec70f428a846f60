import { expect, test } from "vitest";
import { resultText } from "./publication-state.ts";

test("a publication is announced with its time, and going back says to when", () => {
  const done = { step: "done", at: "2026-11-28T20:05:00Z", notes: [] } as const;
  expect(resultText(done)).toBe("Published on November 28, 2026 at 3:05 PM. Visitors see the new pages now.");
  expect(resultText({ ...done, backTo: "2026-11-23T14:05:00Z" })).toBe(
    "Taken back. Visitors see the site of November 23, 2026 at 9:05 AM again.",
  );
});
