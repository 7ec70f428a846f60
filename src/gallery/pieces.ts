import type { Example } from "#ui/Example.ts";

const files = import.meta.glob<{ examples: Example[] }>("../ui/**/*.examples.tsx", { eager: true });

/** Every piece of `ui/` that has examples, by name. */
export const pieces = Object.entries(files).map(([path, { examples }]) => ({
  name: path.replace(/^.*\/|\.examples\.tsx$/g, ""),
  examples,
}));
