// npm run test:other-practice: builds a copy of the project with the content of another practice, and runs all tests of
// the built site there, except those for the text of this practice.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { copyProject } from "./link-packages.mjs";

const copy = mkdtempSync(join(tmpdir(), "other-practice-"));
console.log(`Copying the project to ${copy}, with the content of another practice`);
copyProject(copy);
changeContent(join(copy, "content"), join(copy, "site/tests/other-practice"));

const options = { cwd: copy, env: { ...process.env, OTHER_PRACTICE: "yes" }, stdio: "inherit" };
const run = (...args) => spawnSync("npm", ["run", "--silent", ...args], options).status === 0;
const own = ["specification", "to-confirm"].map((name) => `--exclude=**/${name}.test.ts`);
const isBuilt = run("build");
const passed = isBuilt && [
  run("test:built", "--", ...own),
  run("test:e2e", "--", "--project=desktop", "--project=phone", "--grep-invert=@own"),
];
if (passed && passed.every(Boolean)) rmSync(copy, { recursive: true });
else {
  console.log(`Failed. The copy is left in ${copy}.`);
  process.exitCode = 1;
}

/** Copies the files of `other` over `content`, and makes the changes of its `changes.yaml`. */
function changeContent(content, other) {
  cpSync(join(other, "content"), content, { recursive: true });
  const all = parse(readFileSync(join(other, "changes.yaml"), "utf8"));
  for (const { file, gone, copy: from = file, changes = [] } of all) {
    const path = join(content, file);
    if (gone) rmSync(path, { recursive: true });
    else {
      const before = readFileSync(join(content, from), "utf8");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(
        path,
        changes.reduce((text, change) => replaced(text, change, from), before),
      );
    }
  }
}

function replaced(text, { from, to }, file) {
  if (!text.includes(from))
    throw new Error(`content/${file} no longer contains “${from}”: correct site/tests/other-practice/changes.yaml.`);
  return text.replace(from, () => to);
}
