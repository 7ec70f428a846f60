import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { markdownTable, report } from "./figures.ts";

/**
 * Adds up what the journeys reported, and ends with a line of counts: `node scripts/journey-figures.ts firefox webkit
 * [--record]`.
 */
const { values, positionals: browsers } = parseArgs({
  options: { record: { type: "boolean" } },
  allowPositionals: true,
});

type Journey = { journey: string; passed: number; failed: number };
type Report = { testResults: { name: string; assertionResults: { status: string }[] }[] };

/** Each file of journeys in one browser. What did not run has failed, and so has a run that left no report. */
function journeys(browser: string): Journey[] {
  const file = new URL(`../.cache/reports/browsers-${browser}.json`, import.meta.url);
  if (!existsSync(file)) return [{ journey: "the browser", passed: 0, failed: 1 }];
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
  return testResults.map(({ name, assertionResults }) => {
    const passed = assertionResults.filter(({ status }) => status === "passed").length;
    const failed = assertionResults.length === 0 ? 1 : assertionResults.length - passed;
    return { journey: /([\w-]+)\.test\.ts$/.exec(name)?.[1] ?? name, passed, failed };
  });
}

const sum = (all: readonly Journey[], key: "passed" | "failed") => all.reduce((total, one) => total + one[key], 0);
const results = browsers.map((browser) => ({ browser, all: journeys(browser) }));
const names = [...new Set(results.flatMap(({ all }) => all.map(({ journey }) => journey)))].toSorted();
const counts = ({ passed, failed }: Journey) => (failed ? `${passed} passed, ${failed} failed` : `${passed} passed`);

const section = {
  title: "Every browser",
  command: "npm run test:browsers",
  figures: results.map(({ browser, all }) => ({
    what: `journeys in ${browser === "webkit" ? "WebKit" : "Firefox"}`,
    goal: "all pass",
    reached: `${sum(all, "passed")} passed, ${sum(all, "failed")} failed`,
    met: sum(all, "failed") === 0,
  })),
  details: markdownTable(
    ["journeys", ...browsers],
    names.map((name) => [
      name,
      ...results.map(
        ({ all }) =>
          all
            .filter(({ journey }) => journey === name)
            .map(counts)
            .join() || "none",
      ),
    ]),
  ),
};
await report(section, values.record);

const everything = results.flatMap(({ all }) => all);
console.log(`\n${sum(everything, "passed")} passed, ${sum(everything, "failed")} failed`);
process.exit(sum(everything, "failed") ? 1 : 0);
