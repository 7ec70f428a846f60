import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { openDrafts } from "./drafts.ts";
import { publishedProject } from "./testing.ts";

let project: Awaited<ReturnType<typeof publishedProject>>;
beforeEach(async () => {
  project = await publishedProject();
});
afterEach(() => project[Symbol.asyncDispose]());

const file = "faqs/are-passengers-covered.md";
const rename = (text: string) => text.replace(/^question: .*$/m, "question: Who?");

test("a draft has the names of all who wrote it, and the project’s own files stay", async () => {
  const before = contentFiles(project.root);
  project.saveEmail("desk@example.com", "Anna");
  project.saveEmail("front@example.com", "Boris");
  project.save(file, rename, "Boris");
  const { changes } = await project.publishing().publication();
  expect(changes.map(({ key, by }) => [key, by])).toEqual([
    [file, ["Boris"]],
    ["practice.yaml:contact", ["Anna", "Boris"]],
  ]);
  expect(contentFiles(project.root)).toEqual(before);
  expect(project.git("status", "--porcelain")).toBe("");
});

test("what a developer commits comes into the drafts, beside and under what is written there", async () => {
  const glossary = readFileSync(join(project.root, "content/glossary.yaml"), "utf8");
  project.saveEmail("desk@example.com");
  project.save(file, rename);
  for (const [path, text] of [
    ["content/glossary.yaml", `# By a developer\n${glossary}`],
    [
      "content/practice.yaml",
      project
        .read("practice.yaml")
        .replace("desk@example.com", "theirs@example.com")
        .replace(/^shortName: .*$/m, "shortName: Nerves"),
    ],
    ["notes.txt", "two"],
  ] as const)
    writeFileSync(join(project.root, path), text);
  project.commit("--all");
  project.close();
  // As git leaves it when it is killed.
  writeFileSync(join(project.root, ".git/worktrees/drafts/index.lock"), "");
  await project.open();
  expect(project.read("glossary.yaml")).toMatch(/^# By a developer\n/);
  expect(readFileSync(join(project.folder, "notes.txt"), "utf8")).toBe("two");
  expect(project.email()).toBe("desk@example.com");
  expect(project.read("practice.yaml"), "another field of the same file").toContain("\nshortName: Nerves\n");
  expect((await project.publishing().publication()).changes.map(({ key, by }) => [key, by])).toEqual([
    [file, ["Anna"]],
    ["practice.yaml:contact", ["Anna"]],
  ]);
});

test("a project that is moved or copied keeps its drafts, and a copy does not touch those of the first", async () => {
  project.saveEmail("desk@example.com");
  project.close();
  await using elsewhere = await temporaryFolder({});
  const copy = join(elsewhere.path, "copy");
  cpSync(project.root, copy, { recursive: true });
  const moved = join(elsewhere.path, "moved");
  renameSync(copy, moved);
  const drafts = await openDrafts(moved);
  expect(readFileSync(join(drafts.folder, "content/practice.yaml"), "utf8")).toContain("desk@example.com");
  drafts.write(new Map([[file, undefined]]), "Boris");
  drafts.close();
  await project.open();
  expect(project.read(file)).toContain("question:");
});

test("a second program cannot open them, and a folder without a commit has none", async () => {
  await expect(openDrafts(project.root)).rejects.toThrow("Another program has the editor of this folder open");
  rmSync(join(project.root, ".git"), { recursive: true });
  await expect(openDrafts(project.root)).rejects.toThrow("no git repository with a commit");
});
