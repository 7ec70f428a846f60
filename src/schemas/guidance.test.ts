import { expect, test } from "vitest";
import { guidance } from "../../tests/support/content.ts";
import { guidanceMistake, type GuidanceId, type Point } from "./guidance.ts";

const without = (id: GuidanceId, removed: string) => guidance[id].filter((point) => point.id !== removed);

test.each<{ what: string; file: GuidanceId; points: readonly Point[]; says: string }>([
  {
    what: "a point that its page looks for is gone",
    file: "workers-compensation",
    points: without("workers-compensation", "pays-first"),
    says: "points: The page looks for “pays-first”; put it back.",
  },
  {
    what: "a point stands twice",
    file: "patient-rights",
    points: [...guidance["patient-rights"], ...guidance["patient-rights"].slice(1, 2)],
    says: "points: The id “consent” is there twice; give each point an id of its own.",
  },
  {
    what: "a point has no title, which its page shows",
    file: "patient-rights",
    points: guidance["patient-rights"].map((point) => ({ ...point, title: point.id === "exam" ? "" : point.title })),
    says: "exam → title: missing. Add a line “title: …”; the page shows it.",
  },
  {
    what: "a point for the top of a page names none",
    file: "in-short",
    points: guidance["in-short"].map((point) => ({ ...point, page: point.id === "keep" ? undefined : point.page })),
    says: "keep → page: missing. Write one of: patients, deadlines, letter.",
  },
])("when $what, the editor is told which, and what to do", ({ file, points, says }) => {
  expect(guidanceMistake(file, points)).toBe(says);
});
