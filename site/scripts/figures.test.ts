import { expect, test } from "vitest";
import { withSection } from "./figures.ts";

const speed = {
  title: "Speed",
  command: "npm run bench",
  figures: [
    { what: "layout shift", goal: "0", reached: "0", met: true },
    { what: "requests", goal: "at most 5", reached: "6 on /a|b", met: false },
  ],
  details: "None.",
};

test("a command replaces its own section, marks a missed goal, and leaves the other sections", () => {
  const builds = { ...speed, title: "Builds" };
  const both = withSection(withSection("# Figures\n", speed, "first"), builds, "second");
  const again = withSection(both, speed, "third");
  expect(again.match(/^#+ .*/gm)).toEqual(["# Figures", "## Speed", "## Builds"]);
  expect(again).toContain("`npm run bench`: third\n");
  expect(again).toContain("| requests | at most 5 | 6 on /a\\|b | **missed** |\n");
  expect(again).not.toContain("first");
  expect(again).toContain("second");
});
