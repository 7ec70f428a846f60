import type { AstroIntegration } from "astro";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readYaml } from "#content-check.ts";
import { factsOf, withFacts } from "#content-facts.ts";
import { toolRules } from "#domain/no-fault-deadlines.ts";
import { textsById } from "#domain/points.ts";
import { addresseeTitles, finderRules } from "#domain/who-pays.ts";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import type { Facts } from "#schemas/facts.ts";
import type { GuidanceId, Point } from "#schemas/guidance.ts";
import type { Report, SearchPlace, Topic } from "#schemas/listed.ts";
import type { WhoPays } from "#schemas/who-pays.ts";

/** Reads a file of `content/`. Its collection has checked it before. */
const read = <T>(file: string) => readYaml(file) as T;
const readRules = () => read<DeadlineRule[]>("deadline-rules.yaml");
const readFilled = <T>(file: string) =>
  withFacts(read<T>(file), factsOf(read<Facts>("facts.yaml"), read<Report[]>("reports.yaml"), readRules()));
const textsOf = (guidance: GuidanceId) =>
  textsById(readFilled<{ points: Point[] }>(`guidance/${guidance}.yaml`).points);
const readWhoPays = () => readFilled<WhoPays>("who-pays.yaml");

/** What each module exports, by name; the types are in `src/untyped-modules.d.ts`. */
const modules: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  "virtual:tool-rules": () => ({ rules: toolRules(readRules()), texts: textsOf("deadline-results") }),
  "virtual:crash-day": () => ({
    rules: toolRules(readRules()).filter(({ id }) => id === "noticeLimit"),
    late: textsOf("deadline-results")["late"]?.split(/(?<=\.) /, 1)[0],
  }),
  "virtual:who-pays": () => ({ rules: finderRules(readWhoPays(), readFilled<Topic[]>("coverage-limits.yaml")) }),
  "virtual:notice-letter": () => ({
    addresseeTitles: addresseeTitles(readWhoPays().results),
    texts: textsOf("notice-letter"),
  }),
  "virtual:search-places": () => ({ places: readFilled<SearchPlace[]>("search-places.yaml") }),
};
const prefix = "\0";

/**
 * Gives tools what `content/` says of the law with their code. As properties of their islands it would come with the
 * page, also for visitors who only read.
 */
export function toolData(): AstroIntegration {
  return {
    name: "tool-data",
    hooks: {
      "astro:config:setup": ({ updateConfig, config }) => {
        const plugin = {
          name: "tool-data",
          resolveId: (id: string) => (id in modules ? prefix + id : undefined),
          load(this: { addWatchFile: (path: string) => void }, id: string) {
            const data = modules[id.replace(prefix, "")]?.();
            for (const file of data ? globSync(fileURLToPath(new URL("content/**/*.yaml", config.root))) : [])
              this.addWatchFile(file);
            return data && exportsOf(data);
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
