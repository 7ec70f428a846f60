import { expect, test } from "vitest";
import type { CollectionView } from "#editor/api-types.ts";
import { found } from "./find.ts";

const offices: CollectionView = {
  ...{ name: "offices", subject: "", title: "Offices", about: "The way to each.", kind: "folder", foundLast: false },
  ...{ canAdd: false, canRemove: false, ordered: false },
  entries: [
    { id: "north", title: "North Hill" },
    { id: "hillside", title: "Hillside" },
  ],
};

test("a title that has a search as a whole word is told from one that has it within a word", () => {
  const titles = (search: string) => found(search, [offices]).map(({ entry, isPart }) => [entry?.title, isPart]);
  expect(titles("hill")).toEqual([
    ["North Hill", false],
    ["Hillside", true],
  ]);
  expect(titles("offices north")).toEqual([["North Hill", false]]);
  expect(titles("offices"), "the whole subject").toEqual([[undefined, false]]);
  expect(titles("zzyzx")).toEqual([]);
});
