/**
 * Puts a newly built site where the old one is. Both are whole at every moment: a program that is killed in between finds,
 * when it starts again, the old site or the new one.
 */
import { existsSync, renameSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where a new site waits, complete, and where the old one goes for a moment. */
const nextOf = (site: string) => `${site}.next`;
const oldOf = (site: string) => `${site}.old`;

/** A hidden file, which is never served: the commit that a waiting site was built from. */
const commitFile = ".commit";

/** Pages that are open keep asking for the scripts they were sent with; kept for as many days. */
const keptDays = 30;

/** Whether a new site waits: a publication is under way, or was cut off. */
export const isWaiting = (site: string): boolean => existsSync(nextOf(site));

/** Makes a built site the waiting one, with the scripts of the old one that it lacks. */
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

/** Puts the waiting site in the place of the old one. */
export async function swap(site: string): Promise<void> {
  await rm(oldOf(site), { recursive: true, force: true });
  if (existsSync(site)) await rename(site, oldOf(site));
  await rename(nextOf(site), site);
  await rm(oldOf(site), { recursive: true, force: true });
}

/**
 * Ends a swap that was cut off: to the new site when its commit was made, else back to the old one; whether to the new one.
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

/** For a program that only serves: when the old site has gone already, the new one takes its place. */
export function takeWaitingSite(site: string): void {
  if (!existsSync(site) && existsSync(nextOf(site))) renameSync(nextOf(site), site);
}
