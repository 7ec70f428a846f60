import { cpSync, readdirSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const project = dirname(import.meta.dirname);

const left = /^(node_modules|dist|drafts|releases|\.astro|\.cache|\.git|shots|test-results)$/;

/** Caches of tools in node_modules; a copy that shared them would interfere with the project. */
const kept = /^\.(astro|vite|vite-temp|cache)$/;

/** Copies the project without its build output, and links the project's packages into the copy. */
export function copyProject(copy) {
  cpSync(project, copy, {
    recursive: true,
    filter: (path) => path === project || !left.test(basename(path)),
  });
  linkPackages(copy);
}

export function linkPackages(copy) {
  const packages = join(project, "node_modules");
  // The workspaces of the copy are its own.
  cpSync(join(packages, "@practice"), join(copy, "node_modules/@practice"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of readdirSync(packages))
    if (!kept.test(name) && name !== "@practice") symlinkSync(join(packages, name), join(copy, "node_modules", name));
}
