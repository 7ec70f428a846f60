import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { differences } from "./differences.ts";

test("changes are listed in plain words: days and hours as pages show them, texts by paragraph", () => {
  const before = new Map(contentFiles());
  const office = before.get("offices/brooklyn.yaml") ?? "";
  before.set("offices/brooklyn.yaml", office.replace(/\nhours:[\s\S]*?\n(?=\S)/, `\nhours:\n  open:\n${day("09:00")}`));
  const after = new Map(before);
  const closed = "otherHours:\n  - from: 2026-12-24\n    reason: Christmas Eve\nhours:";
  const changed = (before.get("offices/brooklyn.yaml") ?? "").replace('"09:00"', '"10:00"').replace("hours:", closed);
  after.set("offices/brooklyn.yaml", changed);
  expect(differences(before, after)).toEqual([
    { where: "Saturday in Brooklyn", before: "9:00 AM–2:00 PM", after: "10:00 AM–2:00 PM" },
    { where: "Brooklyn: Closures and other hours", before: "", after: "December 24, 2026, Christmas Eve" },
  ]);
  expect(differences(after, after)).toEqual([]);
});

const day = (opens: string) => `    - days: [Saturday]\n      opens: "${opens}"\n      closes: "14:00"\n`;
