import type { AstroIntegration } from "astro";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";
import { contentFiles, readYaml } from "#content/check.ts";
import { factsOf, withFacts, withNumbers } from "#content/facts.ts";
import { deadlineLabels, translatedDeadlines } from "#tools/deadlines/deadline-translations.ts";
import { translatedFinder } from "#tools/who-pays/finder-texts.ts";
import { englishLetter, translatedLetter } from "#tools/letter/letter-texts.ts";
import { toolRules } from "#tools/deadlines/no-fault-deadlines.ts";
import { textsById } from "#content/points.ts";
import {
  toolIds,
  toolLanguages,
  translatedTools,
  withTool,
  type ToolId,
  type WrittenTools,
} from "#languages/translated-tools.ts";
import { addresseesIn, finderRules } from "#tools/who-pays/who-pays.ts";
import type { DeadlineRule } from "#tools/deadlines/rule-schema.ts";
import type { DeadlineTexts } from "#tools/deadlines/texts-schema.ts";
import type { Facts } from "#content/facts-schema.ts";
import type { GuidanceId, Point } from "#content/guidance-schema.ts";
import type { Report, SearchPlace, Topic } from "#content/listed-schemas.ts";
import type { WhoPays } from "#tools/who-pays/who-pays-schema.ts";
import type { Language } from "#languages/language-schema.ts";
import type { LetterTexts, NoticeLetterTexts } from "#tools/letter/texts-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import type { WhoPaysTexts } from "#tools/who-pays/texts-schema.ts";

/** Reads a file of `content/`, already validated by its collection. */
const read = <T>(file: string) => readYaml(file) as T;
const readRules = () => withFacts(read<DeadlineRule[]>("deadline-rules.yaml"), read<Facts>("facts.yaml"));
const readFacts = () => factsOf(read<Facts>("facts.yaml"), read<Report[]>("reports.yaml"), readRules());
const readFilled = <T>(file: string) => withFacts(read<T>(file), readFacts());
const textsOf = (guidance: GuidanceId) =>
  textsById(readFilled<{ points: Point[] }>(`guidance/${guidance}.yaml`).points);
const readLetter = () => read<NoticeLetterTexts>("notice-letter/en.yaml");
const readEnglishLetter = () => englishLetter(readLetter(), textsOf("notice-letter") as LetterTexts["sentences"]);
/** The error texts of invalid days. */
const readDays = () => read<ToolFrameTexts>("tool-frame/en.yaml").days;
const readWhoPays = () => readFilled<WhoPays>("who-pays.yaml");

/** The exports of each module, by name; the types are in `site/src/build/untyped-modules.d.ts`. */
const modules: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  "virtual:tool-rules": () => ({
    rules: toolRules(readRules()),
    results: textsOf("deadline-results"),
    texts: deadlineLabels(read<DeadlineTexts>("deadlines/en.yaml")),
    problems: readDays(),
  }),
  "virtual:crash-day": () => ({
    rules: toolRules(readRules()).filter(({ id }) => id === "noticeLimit"),
    late: textsOf("deadline-results")["late"]?.split(/(?<=\.) /, 1)[0],
    texts: textsOf("crash-day"),
    days: readDays(),
  }),
  "virtual:turnaround-dates": () => ({ days: readDays(), firstDay: textsOf("report-times")["first-day"] }),
  "virtual:who-pays": () => {
    const { form, result } = read<WhoPaysTexts>("who-pays/en.yaml");
    return { rules: finderRules(readWhoPays(), readFilled<Topic[]>("coverage-limits.yaml")), texts: { form, result } };
  },
  "virtual:notice-letter": () => {
    const texts = withNumbers(readLetter(), readFacts(), translatedTools["notice-letter"].fields);
    const { steps, folded, labels, hints, form, errors, paper, send } = texts;
    return {
      addressees: addresseesIn(readWhoPays().results),
      texts: { steps, folded, labels, hints, form, errors, paper, send },
      letter: readEnglishLetter(),
      days: readDays(),
    };
  },
  "virtual:search-places": () => ({ places: readFilled<SearchPlace[]>("search-places.yaml") }),
};

/** The data that each tool's code needs in another language, out of `content/`. */
const toolData: { [Id in ToolId]: (of: ReturnType<typeof withTool<Id>>[number]) => unknown } = {
  "who-pays": (of) => translatedFinder(readWhoPays(), of),
  "notice-letter": (of) => translatedLetter(readEnglishLetter(), readWhoPays().results, of),
  deadlines: (of) => translatedDeadlines(readRules(), of),
};

/** The data of a tool in every language in which it is built, by language id. */
function readTranslated<Id extends ToolId>(tool: Id): Readonly<Record<string, unknown>> {
  const files = contentFiles();
  const facts = readFacts();
  const inFolder = <T>(folder: string) =>
    [...files.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => ({ ...read<T>(path), id: path.slice(folder.length + 1).replace(".yaml", "") }));
  const textsIn = <T extends ToolId>(id: T) =>
    inFolder<WrittenTools["tools"][T][number]>(id).map((texts) =>
      withNumbers(texts, facts, translatedTools[id].fields),
    );
  const written = {
    languages: inFolder<Language>("languages"),
    frames: inFolder<ToolFrameTexts>("tool-frame"),
    tools: Object.fromEntries(toolIds.map((id) => [id, textsIn(id)])) as unknown as WrittenTools["tools"],
  };
  const languages = toolLanguages(written, read<Practice>("practice.yaml").site);
  return Object.fromEntries(withTool(languages, tool).map((of) => [of.content.id, toolData[tool](of)]));
}

/**
 * The modules of translated tools. The server has all languages; a browser loads only the file of its page's language.
 */
const translated = "virtual:translated/";

function translatedCode(bundler: Rollup.PluginContext, tool: ToolId, language: string | undefined): string {
  const texts = readTranslated(tool);
  if (language) return `export default ${JSON.stringify(texts[language])};`;
  if (bundler.environment.name !== "client" || bundler.environment.mode !== "build") return exportsOf({ texts });
  // Emitted as chunks: for `import()`, the bundler adds code of its own to what English readers load.
  const files = Object.keys(texts).map((id) => {
    const file = bundler.emitFile({
      type: "chunk",
      id: `${translated}${tool}/${id}`,
      name: `${tool}-${id}`,
      preserveSignature: "strict",
    });
    return `${JSON.stringify(id)}: import.meta.ROLLUP_FILE_URL_${file}`;
  });
  return `const files = { ${files.join(", ")} };
const id = document.documentElement.lang.toLowerCase();
export const texts = { [id]: (await import(files[id])).default };`;
}

const prefix = "\0";

/**
 * Bundles the data of `content/` with the code of the tools. As props of their islands it would be in the page, also
 * for visitors who only read.
 */
export function toolModules(): AstroIntegration {
  return {
    name: "tool-data",
    hooks: {
      "astro:config:setup": ({ updateConfig, config }) => {
        const plugin: Plugin = {
          name: "tool-data",
          resolveId: (id) => (id in modules || id.startsWith(translated) ? prefix + id : undefined),
          load(id) {
            const name = id.replace(prefix, "");
            const data = modules[name]?.();
            const [, tool, language] = name.startsWith(translated) ? name.split("/") : [];
            const code = tool ? translatedCode(this, tool as ToolId, language) : data && exportsOf(data);
            for (const file of code ? globSync(fileURLToPath(new URL("../content/**/*.yaml", config.root))) : [])
              this.addWatchFile(file);
            return code;
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
