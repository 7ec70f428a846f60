import type { AstroIntegration } from "astro";
import { fileURLToPath } from "node:url";
import type { ToolRule } from "#domain/no-fault-deadlines.ts";

const name = "virtual:tool-rules";
const resolved = `\0${name}`;

type Options = {
  /** The file of the rules, under the root of the project. */
  file: string;
  /** Reads them. A collection of the content has checked the file before. */
  read: () => readonly ToolRule[];
};

/**
 * Gives the tool of dates its time limits with its code. As properties of its island they would come with the page, also
 * to those who only read.
 */
export function toolRules({ file, read }: Options): AstroIntegration {
  return {
    name: "tool-rules",
    hooks: {
      "astro:config:setup": ({ updateConfig, config }) => {
        const plugin = {
          name: "tool-rules",
          resolveId: (id: string) => (id === name ? resolved : undefined),
          load(this: { addWatchFile: (path: string) => void }, id: string) {
            if (id !== resolved) return undefined;
            this.addWatchFile(fileURLToPath(new URL(file, config.root)));
            return `export const rules = ${JSON.stringify(read())};`;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
