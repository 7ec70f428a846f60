// npm run test:other-practice: builds a copy of the project with the content of another practice, and runs all tests of
// the built site there, except those for the text of this practice.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "../site/scripts/browsers.mjs";
import { copyProject } from "./link-packages.mjs";
import { install, say } from "./setup.mjs";

const ownFiles = ["specification", "to-confirm"];

await install([chromium]);

const copy = mkdtempSync(join(tmpdir(), "other-practice-"));
say(`Copying the project to ${copy}, with the content of another practice`);
copyProject(copy);
await changeContent(join(copy, "content"), join(copy, "site/tests/other-practice"));

// The scripts of the copy work in the copy.
process.env.OTHER_PRACTICE = "yes";
process.chdir(copy);
const { steps, take, sumUp } = await import(join(copy, "scripts/test-steps.mjs"));
const including = (step, ...words) => ({ ...step, command: [...step.command, ...words] });

const results = [await take(steps.build)];
if (!results[0].failed) {
  results.push(await take(including(steps.built, ...ownFiles.map((name) => `--exclude=**/${name}.test.ts`))));
  results.push(await take(including(steps.endToEnd, "--project=desktop", "--project=phone", "--grep-invert=@own")));
}
const code = sumUp(results);
if (code === 0) rmSync(copy, { recursive: true });
else console.log(`The copy is left in ${copy}.`);
process.exit(code);

/** Copies the files of `other` over `content`, and makes the changes of its `changes.yaml`. */
async function changeContent(content, other) {
  // Imported here, since the packages may be missing before.
  const { parse } = await import("yaml");
  cpSync(join(other, "content"), content, { recursive: true });
  for (const { file, gone, copy: from = file, changes = [] } of parse(
    readFileSync(join(other, "changes.yaml"), "utf8"),
  )) {
    const path = join(content, file);
    if (gone) rmSync(path, { recursive: true });
    else {
      const texts = changes.reduce(
        (text, change) => replaced(text, change, from),
        readFileSync(join(content, from), "utf8"),
      );
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, texts);
    }
  }
}

function replaced(text, { from, to }, file) {
  if (!text.includes(from))
    throw new Error(`content/${file} no longer contains “${from}”: correct site/tests/other-practice/changes.yaml.`);
  return text.replace(from, () => to);
}
