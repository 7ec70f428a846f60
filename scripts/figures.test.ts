import { expect, test } from "vitest";
import { markdownTable, withSection } from "./figures.ts";

const speed = {
  title: "Speed",
  command: "npm run bench",
  figures: [
    { what: "layout shift", goal: "0", reached: "0", met: true },
    { what: "requests", goal: "at most 5", reached: "6", met: false },
  ],
  details: "| route | a \\| b |\n| --- | --- |\n| / | 1 |",
};
const builds = { ...speed, title: "Builds", command: "npm run bench:build", details: "Nothing." };
const empty = "# Figures\n\nWhat was measured.\n";

test("a missed goal is called missed, beside what was reached", () => {
  const document = withSection(empty, speed, "2026-11-21, commit abc");
  expect(document).toContain("`npm run bench`: 2026-11-21, commit abc\n");
  expect(document).toContain("| layout shift | 0 | 0 | yes |\n| requests | at most 5 | 6 | **missed** |\n");
});

test("a command writes over its own section and leaves the others where they are", () => {
  const both = withSection(withSection(empty, speed, "first"), builds, "second");
  const again = withSection(both, speed, "third");
  expect(again.match(/^#+ .*/gm)).toEqual(["# Figures", "## Speed", "## Builds"]);
  expect(again).not.toContain("first");
  expect(again).toContain("third");
  expect(again).toContain("second");
  expect(withSection(again, speed, "third")).toBe(again);
});

test("a bar in a cell does not end the cell", () => {
  expect(markdownTable(["a|b"], [["1"]])).toBe("| a\\|b |\n| --- |\n| 1 |");
});
