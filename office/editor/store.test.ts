import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "./store.ts";

let root = "";
const file = (...path: string[]) => join(root, "content", ...path);
const waiting = (name: string) => file(".changes", name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "store-"));
  mkdirSync(waiting(""), { recursive: true });
  writeFileSync(file("a.yaml"), "old a");
  writeFileSync(file("b.yaml"), "old b");
});
afterEach(() => rmSync(root, { recursive: true }));

test("all files of a change are written, created and removed, and nothing is left pending", () => {
  const store = openStore(root);
  store.write(
    new Map([
      ["a.yaml", "new a"],
      ["articles/c/index.md", "c"],
      ["b.yaml", undefined],
    ]),
  );
  expect([readFileSync(file("a.yaml"), "utf8"), readFileSync(file("articles/c/index.md"), "utf8")]).toEqual([
    "new a",
    "c",
  ]);
  expect([existsSync(file("b.yaml")), existsSync(waiting("list.json")), existsSync(waiting("0"))]).toEqual([
    false,
    false,
    false,
  ]);
  store.write(new Map([["articles/c/index.md", undefined]]));
  expect(existsSync(file("articles/c"))).toBe(false);
  store.close();
});

test("a change whose list was written is completed at the next start, even if a part of it was done", () => {
  writeFileSync(
    waiting("list.json"),
    JSON.stringify([
      { path: "a.yaml", from: "0" },
      { path: "b.yaml", from: "1" },
    ]),
  );
  writeFileSync(file("a.yaml"), "new a");
  writeFileSync(waiting("1"), "new b");
  openStore(root).close();
  expect([readFileSync(file("a.yaml"), "utf8"), readFileSync(file("b.yaml"), "utf8")]).toEqual(["new a", "new b"]);
});

test("a change without its list is rolled back at the next start", () => {
  writeFileSync(waiting("0"), "half of a n");
  writeFileSync(waiting("list"), "[{");
  openStore(root).close();
  expect([readFileSync(file("a.yaml"), "utf8"), existsSync(waiting("0")), existsSync(waiting("list"))]).toEqual([
    "old a",
    false,
    false,
  ]);
});

test("a folder has one editor at a time", () => {
  const store = openStore(root);
  expect(() => openStore(root)).toThrow("Another program has the editor of this folder open");
  store.close();
  openStore(root).close();
});
