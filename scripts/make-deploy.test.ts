import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { deployFiles } from "./deploy/files.ts";

const folder = fileURLToPath(new URL("../deploy/", import.meta.url));

test.each(Object.entries(deployFiles))(
  "deploy/%s is what the lists give now; if not, run `npm run make-deploy` and commit what it writes",
  (name, text) => {
    expect(readFileSync(join(folder, name), "utf8")).toBe(text);
  },
);

test("no file is left in deploy/ that nothing writes, but for those written by hand", () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const byHand = ["README.md", "no-fault-neurology.service"];
  expect(files.sort()).toEqual([...Object.keys(deployFiles), ...byHand].sort());
});

test("the rules for Cloudflare Pages stay within its limits: 100 rules, 2,000 characters a line", () => {
  const lines = (deployFiles["cloudflare/_headers"] ?? "").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});
