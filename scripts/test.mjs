// npm test: installs what is missing, runs every check, and ends with one line of counts. With --quick, format, lint,
// types and unit tests alone.
import { rmSync } from "node:fs";
import { usualDay } from "./days.mjs";
import { installChromium, installPackages, runAside, tryToInstall } from "./setup.mjs";
import { faketime, steps, sumUp, take } from "./test-steps.mjs";

const sourceChecks = [
  { name: "format", command: ["prettier", "--check", "--log-level=warn", "."] },
  { name: "lint", command: ["eslint", "--max-warnings=0", "."] },
  { name: "lint styles", command: ["stylelint", "src/**/*.css"] },
];
const types = { name: "types", command: ["astro", "check", "--minimumFailingSeverity", "error"] };

const isQuick = process.argv.includes("--quick");

installPackages();
if (!isQuick) installChromium();

// One of the days of test:any-day, so that what depends on the day is found on any day.
const day = !isQuick && tryToInstall(faketime) ? usualDay : undefined;
if (!isQuick && !day)
  console.warn(`\n${faketime.advice} Here, programs are tested with the clock of this machine alone.`);

const checkSource = (check) => take(check, undefined, runAside);
const runTests = (step) => take(step, day, runAside);

// None of these reads what another one writes, so they share the cores.
const build = isQuick ? undefined : runTests(steps.build);
const aside = [runTests(steps.unit), ...sourceChecks.map(checkSource)];
const isBuilt = build && !(await build).failed;
// `astro check` writes what a build reads.
aside.push(checkSource(types));
if (build) aside.push(build, runTests(steps.contentChanges));
if (isBuilt) aside.push(runTests(steps.built));
const results = await Promise.all(aside);
if (isBuilt) results.push(await take(steps.endToEnd, day));
// A build of another day must not be published.
if (day) rmSync("dist", { recursive: true, force: true });
process.exit(sumUp(results));
