// npm test: installs what is missing, runs every check, and ends with one line of counts. With --quick, format, lint,
// types and unit tests alone.
import { usualDay } from "./days.mjs";
import { installChromium, installPackages, runAside, say, tryToInstall } from "./setup.mjs";
import { faketime, resultOf, steps, stopwatch, sumUp, take } from "./test-steps.mjs";

// None of these reads what another one writes, so they share the cores.
const sourceChecks = [
  { name: "format", command: ["prettier", "--check", "--log-level=warn", "."] },
  { name: "lint", command: ["eslint", "--max-warnings=0", "."] },
  { name: "lint styles", command: ["stylelint", "src/**/*.css"] },
  { name: "types", command: ["astro", "check", "--minimumFailingSeverity", "error"] },
];

const isQuick = process.argv.includes("--quick");

installPackages();
if (!isQuick) installChromium();

say(sourceChecks.map(({ name }) => name).join(", "));
const results = await Promise.all(
  sourceChecks.map(async ({ name, command }) => {
    const seconds = stopwatch();
    return resultOf({ name, status: await runAside(...command), seconds: seconds() });
  }),
);
if (isQuick) process.exit(sumUp([...results, take(steps.unit)]));

// One of the days of test:any-day, so that what depends on the day is found on any day; then the build of today.
const day = tryToInstall(faketime) ? usualDay : undefined;
if (!day) console.warn(`\n${faketime.advice} Here, programs are tested with the clock of this machine alone.`);

results.push(take(steps.unit, day));
if (isBuiltOn(day)) {
  results.push(take(steps.built, day));
  if (!day || isBuiltOn()) results.push(take(steps.endToEnd));
}
process.exit(sumUp(results));

function isBuiltOn(day) {
  results.push(take(steps.build, day));
  return !results.at(-1).failed;
}
