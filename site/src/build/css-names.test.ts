import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

test("no two CSS modules have the same file name: it keeps their classes apart", () => {
  const names = globSync("{site,office}/**/*.module.css").map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});
