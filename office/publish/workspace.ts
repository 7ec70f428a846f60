/** Builds the site with other content, in a git worktree of the newest commit. */
import { spawn } from "node:child_process";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentFiles, encodingOf, type ContentFiles } from "@practice/site/content/check.ts";
import { changesTo, type Changes } from "#editor/store.ts";
import { gitIn } from "./repository.ts";

/** How many lines of a failed build's output are reported. */
const lastLines = 12;

/** Makes `folder` a worktree with this content, whatever an interrupted one left there. */
export async function openWorkspace(content: ContentFiles, root: string, folder: string): Promise<void> {
  await addWorktree(root, folder);
  await writeChanges(changesTo(content, contentFiles(folder)), folder);
}

/** Makes `folder` a worktree of the newest commit with the project's packages. */
export async function addWorktree(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Twice: a worktree that was interrupted while it was made is locked.
  await gitIn(root)(["worktree", "add", "--force", "--force", "--detach", "--quiet", folder, "HEAD"]);
  await linkPackages(root, folder);
}

/** Has a worktree use the packages of the project, wherever that is now. */
export async function linkPackages(root: string, folder: string): Promise<void> {
  await rm(join(folder, "node_modules"), { force: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
}

/** Removes a worktree. */
export async function closeWorkspace(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await gitIn(root)(["worktree", "prune"]);
}

/** Writes changes to the `content/` of a worktree. */
async function writeChanges(changes: Changes, folder: string): Promise<void> {
  for (const [path, text] of changes) {
    const file = join(folder, "content", path);
    await mkdir(dirname(file), { recursive: true });
    if (text === undefined) await rm(file);
    else await writeFile(file, text, encodingOf(path));
  }
}

/**
 * Builds the site of a worktree; returns the folder of the built site.
 * @throws {Error} with the last lines of the build's output
 */
export async function buildSite(folder: string, signal?: AbortSignal): Promise<string> {
  const failed = "The site could not be built. Show this to a developer:";
  await run(folder, ["node_modules/astro/bin/astro.mjs", "build", "--root", "site"], failed, signal);
  await run(folder, ["site/scripts/compress.ts"], failed, signal);
  return join(folder, "dist");
}

/** The environment variables that a build may read; the others may hold secrets. */
const settings = ["HOME", "LANG", "NODE_OPTIONS", "PATH", "TMPDIR", "TZ"];

/** The environment of a program that builds pages, without the secrets of this one. */
export function buildEnvironment(): Record<string, string> {
  const own = settings.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []));
  return { ...Object.fromEntries(own), ASTRO_TELEMETRY_DISABLED: "1", ASTRO_DISABLE_UPDATE_CHECK: "true" };
}

/** The end of what a program printed. */
export function lastLinesOf(printed: string): string {
  return printed.trimEnd().split("\n").slice(-lastLines).join("\n");
}

/**
 * Runs a program of Node in a folder with none of the server's secrets; returns what it prints.
 * @throws {Error} with `failed` and the last lines of its output
 */
export function run(folder: string, args: readonly string[], failed: string, signal?: AbortSignal): Promise<string> {
  const program = spawn(process.execPath, args, {
    cwd: folder,
    env: buildEnvironment(),
    signal,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [printed, all] = ["", ""];
  program.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (all = (all + text).slice(-20_000)));
  return new Promise((resolve, reject) => {
    program.once("error", reject);
    program.once("close", (code) => {
      if (code === 0) return resolve(printed);
      reject(new Error(`${failed}\n${lastLinesOf(all)}`));
    });
  });
}
