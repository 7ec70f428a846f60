/**
 * The published sites: each whole in `releases/<commit>/`, and `releases/current`, a link to the one that is online.
 * Renaming that link is all that puts a site online, so a start at any moment finds one whole site.
 */
import { existsSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** How many releases are kept, so that a server that starts reads none that is being removed. */
const keptReleases = 5;

/** Days for which old scripts are kept, since open pages still request them. */
const keptDays = 30;

const releasesOf = (root: string) => join(root, "releases");
const currentOf = (root: string) => join(releasesOf(root), "current");

/** The folder of the site to serve: the newer one of the release that is online and of `dist/`, built by hand. */
export function newestBuild(root: string): string {
  const [current, dist] = [currentOf(root), join(root, "dist")];
  return builtAt(current) > builtAt(dist) ? realpathSync(current) : dist;
}

/** When a folder was built, in milliseconds; 0 when there is no site in it. */
function builtAt(folder: string): number {
  const [home, lost] = ["index.html", "404.html"].map((page) =>
    statSync(join(folder, page), { throwIfNoEntry: false }),
  );
  return home && lost ? home.mtimeMs : 0;
}

/** The commit of the site to serve; undefined when it was built by hand. */
export function commitOnline(root: string): string | undefined {
  const folder = newestBuild(root);
  return basename(dirname(folder)) === "releases" ? basename(folder) : undefined;
}

/** Makes a built site a release that is not online yet, with the scripts that open pages of older ones request. */
export async function addRelease(root: string, built: string, commit: string): Promise<void> {
  await keepScripts(join(newestBuild(root), "_astro"), join(built, "_astro"));
  const folder = join(releasesOf(root), commit);
  await mkdir(releasesOf(root), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(built, folder);
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

/** Puts a release online: one rename, before which visitors get the old site and after which they get the new one. */
export function putOnline(root: string, commit: string): void {
  const next = join(releasesOf(root), ".next");
  rmSync(next, { force: true });
  symlinkSync(commit, next);
  renameSync(next, currentOf(root));
}

/** Removes all but the newest releases. */
export async function removeOldReleases(root: string): Promise<void> {
  const names = (await readdir(releasesOf(root))).filter((name) => /^[0-9a-f]+$/.test(name));
  const folders = names.map((name) => join(releasesOf(root), name)).filter((folder) => existsSync(folder));
  const old = folders.sort((one, other) => builtAt(other) - builtAt(one)).slice(keptReleases);
  const online = realpathSync(currentOf(root));
  for (const folder of old) if (folder !== online) await rm(folder, { recursive: true, force: true });
}
