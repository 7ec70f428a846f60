// The steps of npm test and of npm run test:any-day, and what they counted.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { env, run, say } from "./setup.mjs";

/** @typedef {import("./days.mjs").Day} Day */

const reports = ".cache/reports";
const reportOf = (name) => `${reports}/${name}.json`;

/** A test that was skipped counts as failed. `failures` are titles: of a long run, only the end is often kept. */
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

/** What is run. The last two need the build. */
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
 * Runs a step and gives its result.
 * @param {Day} [day] whose time and time zone programs and pages have; without it they have the machine's and `usualDay`
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

/** A check without counts of its own counts as one test. A runner that counted nothing died before its report, and failed. */
function resultOf({ name, status, seconds, passed = status ? 0 : 1, failed = 0, failures = [] }) {
  return { name, passed, failed: status || passed + failed === 0 ? Math.max(failed, 1) : failed, failures, seconds };
}

/** Gives a function that tells how many seconds have gone by, in whole ones. */
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

/** Shows what all steps counted, ends with one line, and gives the exit code. */
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

/** What gives programs another day: Debian's package, and whether it moves the clock of Node. */
export const faketime = {
  find: () => {
    const [command, ...words] = programOn(inYear2001, ["node", "-p", "new Date().getFullYear()"]);
    return `${spawnSync(command, words, { env }).stdout}`.trim() === "2001";
  },
  packages: ["faketime"],
  advice:
    "faketime, which gives programs another day, is not here or does not move the clock of Node. " +
    "On Debian: sudo apt-get install faketime. On macOS: brew install libfaketime.",
};

const inYear2001 = { now: "2001-02-03T12:00:00Z", zone: "UTC" };

// How long something takes is still measured by the real clock.
function programOn(day, command) {
  return day ? ["env", `TZ=${day.zone}`, "faketime", "--exclude-monotonic", day.now, ...command] : command;
}

// Chromium does not bear faketime: its pages are given the day by tests/e2e/support/test.ts.
function inBrowserOn(day, command) {
  return day ? ["env", `TZ=${day.zone}`, `TEST_ZONE=${day.zone}`, `TEST_NOW=${day.now}`, ...command] : command;
}

function prepareReport(name) {
  mkdirSync(reports, { recursive: true });
  rmSync(reportOf(name), { force: true });
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportOf("e2e");
}
