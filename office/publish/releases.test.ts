import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { addRelease, commitOnline, newestBuild, putOnline, removeOldReleases } from "./releases.ts";

test("a start serves the newer one of the last release and a build by hand, if it is whole", async () => {
  await using project = await temporaryFolder({});
  const root = project.path;
  const built = (folder: string, day: number, pages = ["index", "404"]) => {
    mkdirSync(join(root, folder), { recursive: true });
    for (const page of pages) writeFileSync(join(root, folder, `${page}.html`), folder);
    for (const page of pages) utimesSync(join(root, folder, `${page}.html`), day, day);
    return join(root, folder);
  };
  expect(newestBuild(root), "nothing is built").toBe(join(root, "dist"));
  built("dist", 1);
  for (const [index, commit] of ["aa", "bb", "cc", "dd", "ee", "ff", "00"].entries()) {
    await addRelease(root, built("built", 10 + index), commit);
    expect(commitOnline(root), "not before the link is renamed").not.toBe(commit);
    putOnline(root, commit);
    expect([newestBuild(root), commitOnline(root)]).toEqual([join(root, "releases", commit), commit]);
    await removeOldReleases(root);
  }
  expect(readdirSync(join(root, "releases")).sort()).toEqual(["00", "cc", "current", "dd", "ee", "ff"]);
  rmSync(join(root, "dist"), { recursive: true });
  built("dist", 30, ["index"]);
  expect(commitOnline(root), "a build that was cut off").toBe("00");
  built("dist", 30);
  expect([newestBuild(root), commitOnline(root)]).toEqual([join(root, "dist"), undefined]);
});
