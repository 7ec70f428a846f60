/** A copy of the project in which Astro's development server runs. */
import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import type { ContentFiles } from "@practice/site/content/check.ts";
import { writeChanges } from "./workspace.ts";

/** The parts of the project that a build reads, besides `content/` and the packages. */
const parts = ["THIRD-PARTY.md", "package.json", "site", "tsconfig.json"];

/** Copies what a build reads into a new folder, with this content. */
export async function copyProject(content: ContentFiles, root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  await writeChanges(content, folder);
  await linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
}

/** A `node_modules` of its own with a link to each package and to its own workspaces, so that concurrent builds do not share caches. */
async function linkPackages(from: string, to: string): Promise<void> {
  await cp(join(from, "@practice"), join(to, "@practice"), { recursive: true, verbatimSymlinks: true });
  for (const name of await readdir(from))
    if (!name.startsWith(".") && name !== "@practice") await symlink(join(from, name), join(to, name));
}
