import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const project = dirname(import.meta.dirname);

const left = /^(node_modules|dist|\.astro|\.cache|\.git|shots|test-results)$/;

/** What tools keep in node_modules; a copy that shared it would disturb the project. */
const kept = /^\.(astro|vite|vite-temp|cache)$/;

/** Copies the project, without what is built, and gives the copy the project's own packages. */
export function copyProject(copy) {
  cpSync(project, copy, {
    recursive: true,
    filter: (path) => dirname(path) !== project || !left.test(basename(path)),
  });
  linkPackages(copy);
}

export function linkPackages(copy) {
  const packages = join(project, "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(packages))
    if (!kept.test(name)) symlinkSync(join(packages, name), join(copy, "node_modules", name));
}
