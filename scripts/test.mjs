// npm test: installs what is missing, runs every check, and ends with one line of counts. With --quick, format, lint,
// types and the unit tests of site/src/ and scripts/; those of office/ start programs, and take longer than all others.
import { rmSync } from "node:fs";
import { usualDay } from "../site/scripts/days.mjs";
import { chromium } from "../site/scripts/browsers.mjs";
import { install, runAside } from "./setup.mjs";
import { faketime, steps, sumUp, take } from "./test-steps.mjs";

const isQuick = process.argv.includes("--quick");

/** Only files that changed are checked again; a rule that reads the types of another file waits for `npm test`. */
const cached = (name) => (isQuick ? ["--cache", "--cache-strategy=content", `--cache-location=.cache/${name}`] : []);
const sourceChecks = [
  { name: "format", command: ["prettier", "--check", "--log-level=warn", ".", ...cached("prettier")] },
  { name: "lint", command: ["eslint", "--max-warnings=0", ".", ...cached("eslint")] },
  { name: "lint styles", command: ["stylelint", "{site,office}/**/*.css"] },
];
const types = { name: "types", command: ["astro", "check", "--root", "site", "--minimumFailingSeverity", "error"] };
/** Without those of `.astro` files, in half the time. */
const quickTypes = {
  name: "types",
  command: ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
};
const contentTypes = { name: "types of content", command: ["astro", "sync", "--root", "site", "--silent"] };

if (isQuick) await install();
else await install([chromium], [faketime]);

// One of the days of test:any-day, so that what depends on the day is found on any day.
const day = !isQuick && faketime.find() ? usualDay : undefined;
if (!isQuick && !day)
  console.warn(`\n${faketime.advice} Here, programs are tested with the clock of this machine alone.`);

const checkSource = (check) => take(check, undefined, runAside);
const runTests = (step) => take(step, day, runAside);

// None of these reads what another one writes, so they share the cores.
const build = isQuick ? undefined : runTests(steps.build);
const unit = isQuick ? { ...steps.unit, command: [...steps.unit.command, "site/src/", "scripts/"] } : steps.unit;
const aside = [runTests(unit), ...sourceChecks.map(checkSource)];
const isBuilt = build && !(await build).failed;
// `astro check` and `astro sync` write what a build reads.
aside.push(isQuick ? checkQuickTypes() : checkSource(types));
if (build) aside.push(build);
if (isBuilt) aside.push(runTests(steps.built));
const results = await Promise.all(aside);
if (isBuilt) results.push(await take(steps.endToEnd, day));
// A build of another day must not be published.
if (day) rmSync("dist", { recursive: true, force: true });
process.exit(sumUp(results));

async function checkQuickTypes() {
  const written = await checkSource(contentTypes);
  return written.failed ? written : checkSource(quickTypes);
}
