// npm test: installs what is missing, runs every check, and ends with one line of counts.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { env, installChromium, installPackages, run, runAside, say } from "./setup.mjs";

const reports = ".cache/reports";
const report = (name) => `${reports}/${name}.json`;
const vitest = (project) => [
  "vitest",
  "run",
  "--project",
  project,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report(project)}`,
];

// None of these reads what another one writes, so they share the cores.
const sourceChecks = [
  { name: "format", command: ["prettier", "--check", "--log-level=warn", "."] },
  { name: "lint", command: ["eslint", "--max-warnings=0", "."] },
  { name: "lint styles", command: ["stylelint", "src/**/*.css"] },
  { name: "types", command: ["astro", "check", "--minimumFailingSeverity", "error"] },
];

// These run one after the other: each needs the whole machine, and the last two need the build.
const testRuns = [
  { name: "unit tests", command: vitest("unit"), counts: () => vitestCounts("unit") },
  { name: "build", command: ["npm", "run", "--silent", "build"] },
  { name: "tests over the built site", command: vitest("build"), counts: () => vitestCounts("build") },
  { name: "end-to-end tests", command: ["playwright", "test", "--reporter=list,json"], counts: playwrightCounts },
];

installPackages();
installChromium();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
env.PLAYWRIGHT_JSON_OUTPUT_NAME = report("e2e");

say(sourceChecks.map(({ name }) => name).join(", "));
const checked = await Promise.all(sourceChecks.map(({ command }) => runAside(...command)));
const results = sourceChecks.map(({ name }, index) => result(name, checked[index]));
for (const { name, command, counts } of testRuns) {
  say(name);
  const status = run(...command);
  results.push(result(name, status, counts));
  if (name === "build" && status !== 0) break;
}

say("Summary");
for (const { name, passed, failed } of results)
  console.log(`${failed ? "✗" : "✓"} ${name.padEnd(28)} ${passed} passed, ${failed} failed`);
const total = (key) => results.reduce((sum, one) => sum + one[key], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") ? 1 : 0);

/** A check without counts of its own counts as one test. A runner that counted nothing died before its report, and failed. */
function result(name, status, counts = () => ({ passed: status ? 0 : 1, failed: 0 })) {
  const { passed, failed } = counts();
  return { name, passed, failed: status || passed + failed === 0 ? Math.max(failed, 1) : failed };
}

function read(name) {
  try {
    return JSON.parse(readFileSync(report(name), "utf8"));
  } catch {
    return undefined;
  }
}

// A test that was skipped counts as failed.
function vitestCounts(name) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = read(name) ?? {};
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

function playwrightCounts() {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read("e2e")?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky + skipped };
}
