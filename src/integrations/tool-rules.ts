import type { AstroIntegration } from "astro";
import { readYaml } from "#content-loaders.ts";
import { toolRules } from "#domain/no-fault-deadlines.ts";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";

const name = "virtual:tool-rules";
const file = "content/deadline-rules.yaml";

/**
 * Gives the tool of dates its time limits with its code. As properties of its island they would come with the page, also
 * to those who only read. The content collection checks the file before it is read here.
 */
export function toolRulesModule(): AstroIntegration {
  return {
    name: "tool-rules",
    hooks: {
      "astro:config:setup": ({ updateConfig, addWatchFile, config }) => {
        addWatchFile(new URL(file, config.root));
        const plugin = {
          name: "tool-rules",
          resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
          load: (id: string) =>
            id === `\0${name}`
              ? `export const rules = ${JSON.stringify(toolRules(readYaml(file) as DeadlineRule[]))};`
              : undefined,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
