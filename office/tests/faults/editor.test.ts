import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { openStore } from "#editor/store.ts";
import { contentCopy } from "#editor/testing.ts";

const kills = 30;

/** A folder with a state of content/. */
function folderWith(change?: (content: string, files: ReadonlyMap<string, string>) => void): string {
  const root = contentCopy();
  change?.(join(root, "content"), contentFiles());
  return root;
}

test(`a save that is killed ${kills} times leaves the old files or the new ones`, async () => {
  const old = folderWith();
  // As much as a save can change: two files that swap their numbers, a list, a new article, a removed question.
  const next = folderWith((content, files) => {
    for (const [path, text] of files) {
      if (path.startsWith("services/")) writeFileSync(join(content, path), text.replace(/^order: .*/m, "order: 9"));
      if (path === "facts.yaml") writeFileSync(join(content, path), text.replace(/^wait: .*/m, "wait: 9 weeks"));
    }
    rmSync(join(content, [...files.keys()].find((path) => path.startsWith("faqs/")) ?? ""));
    mkdirSync(join(content, "articles/new"));
    writeFileSync(join(content, "articles/new/index.md"), "---\ntitle: New\n---\n\nText.\n");
  });
  const root = folderWith();
  const states = [old, next].map((folder) => JSON.stringify([...contentFiles(folder)]));
  const found = { old: 0, next: 0, halfMade: 0 };

  for (let kill = 0; kill < kills; kill += 1) {
    const child = spawn(process.execPath, ["office/tests/faults/editor-writer.ts", root, old, next], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await wait(30 + kill * 7);
    child.kill("SIGKILL");
    await once(child, "exit");

    const waiting = join(root, "content/.changes");
    if (!states.includes(JSON.stringify([...contentFiles(root)]))) found.halfMade += 1;
    // The next start does this first.
    openStore(root).close();
    const state = states.indexOf(JSON.stringify([...contentFiles(root)]));
    expect(state, "the files are the old ones or the new ones").toBeGreaterThanOrEqual(0);
    expect(existsSync(join(root, "content/articles/new")), "no folder is left empty").toBe(state === 1);
    expect(readdirSync(waiting).filter((name) => !name.startsWith("lock.db"))).toEqual([]);
    found[state === 1 ? "next" : "old"] += 1;
  }
  console.log(`Killed ${kills} times: ${JSON.stringify(found)}`);
  for (const folder of [root, old, next]) rmSync(folder, { recursive: true });
});
