import type { AstroIntegration } from "astro";
import { fileURLToPath } from "node:url";

const prefix = "\0";

/** What a tool gets with its code: the name of the module, and the files under the project's root that it is made of. */
type ToolData = {
  module: `virtual:${string}`;
  files: readonly string[];
  /** Reads them: what the module exports, by name. Collections of the content have checked the files before. */
  read: () => Readonly<Record<string, unknown>>;
};

/**
 * Gives tools what `content/` says of the law with their code. As properties of their islands it would come with the
 * page, also to those who only read.
 */
export function toolData(modules: readonly ToolData[]): AstroIntegration {
  return {
    name: "tool-data",
    hooks: {
      "astro:config:setup": ({ updateConfig, config }) => {
        const plugin = {
          name: "tool-data",
          resolveId: (id: string) => (modules.some(({ module }) => module === id) ? prefix + id : undefined),
          load(this: { addWatchFile: (path: string) => void }, id: string) {
            const data = modules.find(({ module }) => prefix + module === id);
            for (const file of data?.files ?? []) this.addWatchFile(fileURLToPath(new URL(file, config.root)));
            return data && exportsOf(data.read());
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

function exportsOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
