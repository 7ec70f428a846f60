import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/** What tools keep in node_modules; a copy that shared it would disturb the project. */
const kept = /^\.(astro|vite|vite-temp|cache)$/;

/** Gives a copy of the project the project's own packages, each by a link. */
export function linkPackages(copy) {
  const packages = join(dirname(import.meta.dirname), "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(packages))
    if (!kept.test(name)) symlinkSync(join(packages, name), join(copy, "node_modules", name));
}
