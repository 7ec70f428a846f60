/** Builds the site outside the project folder, with other content. */
import { spawn } from "node:child_process";
import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { encodingOf, type ContentFiles } from "@practice/site/content/check.ts";

/** The parts of the project that a build reads, besides `content/` and the packages. */
const parts = ["THIRD-PARTY.md", "package.json", "site", "tsconfig.json"];

/** How many lines of a failed build's output are reported. */
const lastLines = 12;

/**
 * Builds the site with this content in `folder`; returns the folder of the built site.
 * @throws {Error} with the last lines of the build's output
 */
export async function buildWith(content: ContentFiles, root: string, folder: string, signal?: AbortSignal) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  await writeContent(content, folder);
  await linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
  await run(folder, ["node_modules/astro/bin/astro.mjs", "build", "--root", "site"], signal);
  await run(folder, ["site/scripts/compress.ts"], signal);
  return join(folder, "dist");
}

/** Writes the files of `content/` into a folder. */
export async function writeContent(content: ContentFiles, folder: string): Promise<void> {
  for (const [path, text] of content) {
    const file = join(folder, "content", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, encodingOf(path));
  }
}

/** A `node_modules` of its own with a link to each package and to its own workspaces, so that concurrent builds do not share caches. */
async function linkPackages(from: string, to: string): Promise<void> {
  await cp(join(from, "@practice"), join(to, "@practice"), { recursive: true, verbatimSymlinks: true });
  for (const name of await readdir(from))
    if (!name.startsWith(".") && name !== "@practice") await symlink(join(from, name), join(to, name));
}

/** The environment variables that a build may read; the others may hold secrets. */
const settings = ["HOME", "LANG", "NODE_OPTIONS", "PATH", "TMPDIR", "TZ"];

function run(folder: string, args: readonly string[], signal?: AbortSignal): Promise<void> {
  const env = Object.fromEntries(settings.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const program = spawn(process.execPath, args, { cwd: folder, env, signal, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (printed = (printed + text).slice(-20_000)));
  return new Promise((resolve, reject) => {
    program.once("error", reject);
    program.once("close", (code) => {
      if (code === 0) return resolve();
      const last = printed.trimEnd().split("\n").slice(-lastLines).join("\n");
      reject(new Error(`The site could not be built. Show this to a developer:\n${last}`));
    });
  });
}
