import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { shortNames } from "./css-names.ts";

const folder = mkdtempSync(`${tmpdir()}/css-names-`);
mkdirSync(`${folder}/site/src`, { recursive: true });
const write = (file: string, css: string) => writeFileSync(`${folder}/site/src/${file}`, css);
write("tokens.css", ":root { --page-wide: 9rem }");
write("Card.module.css", ".card { top: var(--page-wide); & .wide { top: 0 } }");
write("Field.module.css", ".field { --own: 1px; top: var(--own) } .card { top: 0 }");
afterAll(() => rmSync(folder, { recursive: true }));

const { classOf, propertyOf } = shortNames(folder);

test("classes are numbered over all modules, so that no two have the same name", () => {
  const classes = [
    ["Card", "card"],
    ["Card", "wide"],
    ["Field", "field"],
    ["Field", "card"],
  ];
  expect(classes.map(([file, name = ""]) => classOf(name, `${folder}/site/src/${file}.module.css`))).toEqual([
    "a",
    "b",
    "c",
    "d",
  ]);
});

test("a custom property has one name in all style sheets", () => {
  expect(["--page-wide", "--own"].map(propertyOf)).toEqual(["--a", "--b"]);
});

test("names never run out and never collide", () => {
  write("Many.module.css", Array.from({ length: 800 }, (_, index) => `.m${index} {}`).join(""));
  const many = shortNames(folder);
  const names = Array.from({ length: 800 }, (_, index) =>
    many.classOf(`m${index}`, `${folder}/site/src/Many.module.css`),
  );
  expect(new Set(names).size).toBe(800);
  expect(Math.max(...names.map(({ length }) => length))).toBe(3);
  expect(
    names.filter((name) => ["in", "px"].includes(name)),
    "scripts have these words",
  ).toEqual([]);
});

test("only style sheets name custom properties: names in code would not be minified", () => {
  const files = globSync(`${import.meta.dirname}/../**/*.{ts,tsx,astro}`).filter(
    (file) => !/\.(test|spec)\.ts$/.test(file),
  );
  expect(files.filter((file) => /var\(--|["'`]--[a-z]/.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});
