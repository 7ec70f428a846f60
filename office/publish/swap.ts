/**
 * Replaces the old site with a newly built one. Both are complete at every moment: after a crash in between, the
 * program finds the old site or the new one.
 */
import { existsSync, renameSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where the complete new site waits, and where the old one is moved during the swap. */
const nextOf = (site: string) => `${site}.next`;
const oldOf = (site: string) => `${site}.old`;

/** A hidden file, which is never served: the commit that a waiting site was built from. */
const commitFile = ".commit";

/** Days for which old scripts are kept, since open pages still request them. */
const keptDays = 30;

/** Whether a new site waits: a publication is running, or was interrupted. */
export const isWaiting = (site: string): boolean => existsSync(nextOf(site));

/** Makes a built site the waiting one, and adds scripts that only the old one has. */
export async function placeNext(site: string, built: string, commit: string): Promise<void> {
  await rm(nextOf(site), { recursive: true, force: true });
  await keepScripts(join(site, "_astro"), join(built, "_astro"));
  await writeFile(join(built, commitFile), commit);
  await rename(built, nextOf(site));
}

async function keepScripts(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  const since = (await stat(to)).mtimeMs - keptDays * 86_400_000;
  for (const name of await readdir(from).catch(() => [])) {
    const { mtime } = await stat(join(from, name));
    if (there.has(name) || mtime.getTime() < since) continue;
    await copyFile(join(from, name), join(to, name));
    await utimes(join(to, name), mtime, mtime);
  }
}

/** Replaces the old site with the waiting one. */
export async function swap(site: string): Promise<void> {
  await rm(oldOf(site), { recursive: true, force: true });
  if (existsSync(site)) await rename(site, oldOf(site));
  await rename(nextOf(site), site);
  await rm(oldOf(site), { recursive: true, force: true });
}

/**
 * Ends an interrupted swap: with the new site if its commit was made, otherwise with the old one; returns whether with
 * the new one.
 * @param isMade whether a commit is part of the repository
 */
export async function finishSwap(site: string, isMade: (commit: string) => Promise<boolean>): Promise<boolean> {
  if (!isWaiting(site)) return false;
  const commit = await readFile(join(nextOf(site), commitFile), "utf8").catch(() => "");
  const made = await isMade(commit);
  if (made) await swap(site);
  else await rm(nextOf(site), { recursive: true, force: true });
  return made;
}

/** For a program that only serves: if the old site was already moved away, moves the new one into place. */
export function takeWaitingSite(site: string): void {
  if (!existsSync(site) && existsSync(nextOf(site))) renameSync(nextOf(site), site);
}
