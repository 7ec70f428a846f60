import type { AstroIntegration } from "astro";
import type { ToolRule } from "#domain/no-fault-deadlines.ts";

const name = "virtual:tool-rules";

/**
 * Gives the tool of dates its time limits with its code. As properties of its island they would come with the page, also
 * to those who only read.
 */
export function toolRules(rules: readonly ToolRule[]): AstroIntegration {
  const plugin = {
    name: "tool-rules",
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load: (id: string) => (id === `\0${name}` ? `export const rules = ${JSON.stringify(rules)};` : undefined),
  };
  return {
    name: "tool-rules",
    hooks: { "astro:config:setup": ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }) },
  };
}
