// The steps of npm test and of npm run test:any-day, and what they counted.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { env, run, say } from "./setup.mjs";

/** @typedef {import("../site/scripts/days.mjs").Day} Day */

const reports = ".cache/reports";
const reportOf = (name) => `${reports}/${name}.json`;

/**
 * A skipped test counts as failed. `failures` are titles, listed at the end, since often only the end of a long run is
 * kept.
 */
const countedBy = {
  vitest: ({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0, testResults = [] }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests,
    failures: testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status !== "passed").map(({ fullName }) => fullName),
    ),
  }),
  playwright: ({ stats: { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = {}, suites = [] }) => ({
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: suites.flatMap(failuresIn),
  }),
};

const failuresIn = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failuresIn),
];

export const vitest = (project, name) => ({
  name,
  command: ["vitest", "run", "--project", project, "--reporter=default", "--reporter=json"],
  report: project,
  counts: countedBy.vitest,
});

/** The steps. The last two need the build. */
export const steps = {
  unit: vitest("unit", "unit tests"),
  contentChanges: vitest("content-changes", "builds of changed content"),
  build: { name: "build", command: ["npm", "run", "--silent", "build"] },
  built: vitest("build", "tests over the built site"),
  endToEnd: {
    name: "end-to-end tests",
    command: ["playwright", "test", "--reporter=list,json"],
    report: "e2e",
    counts: countedBy.playwright,
  },
};

/**
 * Runs a step and returns its result.
 * @param {Day} [day] whose time and time zone programs and pages have; without it they have the machine's and
 * `usualDay`
 * @param start `runAside` for a step that shares the cores with others
 */
export async function take({ name, command, report, counts }, day, start = run) {
  const title = day ? `${name}, ${day.name}` : name;
  say(title);
  const output = report === "e2e" ? [] : report ? [`--outputFile.json=${reportOf(report)}`] : [];
  prepareReport(report);
  const words = [...command, ...output];
  const seconds = stopwatch();
  const status = await start(...(report === "e2e" ? inBrowserOn : programOn)(day, words));
  return resultOf({ name: title, status, seconds: seconds(), ...counts?.(readReport(report)) });
}

/**
 * A check without its own counts is one test. A runner that counted nothing crashed before its report, so it failed.
 */
function resultOf({ name, status, seconds, passed = status ? 0 : 1, failed = 0, failures = [] }) {
  return { name, passed, failed: status || passed + failed === 0 ? Math.max(failed, 1) : failed, failures, seconds };
}

/** Returns a function that returns the elapsed seconds, in whole numbers. */
function stopwatch() {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 1000);
}

export function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportOf(name), "utf8"));
  } catch {
    return {};
  }
}

/** Prints the results of all steps and a line with the totals, and returns the exit code. */
export function sumUp(results) {
  say("Summary");
  for (const { name, passed, failed, failures, seconds } of results) {
    console.log(`${failed ? "✗" : "✓"} ${name.padEnd(42)} ${passed} passed, ${failed} failed, ${seconds} s`);
    for (const title of failures) console.log(`    ✗ ${title}`);
  }
  const total = (key) => results.reduce((sum, one) => sum + one[key], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  return total("failed") ? 1 : 0;
}

/** The tool that sets the date of programs: its Debian package, and whether it works with Node. */
export const faketime = {
  find: () => {
    const [command, ...words] = programOn(inYear2001, ["node", "-p", "new Date().getFullYear()"]);
    return `${spawnSync(command, words, { env }).stdout}`.trim() === "2001";
  },
  packages: ["faketime"],
  advice:
    "faketime, which sets the date of programs, is not installed or does not work with Node. " +
    "On Debian: sudo apt-get install faketime. On macOS: brew install libfaketime.",
};

const inYear2001 = { now: "2001-02-03T12:00:00Z", zone: "UTC" };

// Durations are still measured by the real clock.
function programOn(day, command) {
  return day ? ["env", `TZ=${day.zone}`, "faketime", "--exclude-monotonic", day.now, ...command] : command;
}

// Chromium does not work with faketime: site/tests/journeys/support/test.ts sets the date of its pages.
function inBrowserOn(day, command) {
  return day ? ["env", `TZ=${day.zone}`, `TEST_ZONE=${day.zone}`, `TEST_NOW=${day.now}`, ...command] : command;
}

function prepareReport(name) {
  mkdirSync(reports, { recursive: true });
  rmSync(reportOf(name), { force: true });
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportOf("e2e");
}
