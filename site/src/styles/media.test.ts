import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

test("every style sheet that uses a named width imports the names: without them its rules are dropped silently", () => {
  const uses = globSync("{site,office}/**/*.css").filter((file) => /@media[^{]*\(--/.test(readFileSync(file, "utf8")));
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter((file) => !/@import ".*media\.css"/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no two CSS modules have the same file name: it keeps their classes apart", () => {
  const names = globSync("{site,office}/**/*.module.css", { exclude: ["**/node_modules/**"] }).map((file) =>
    basename(file),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});
