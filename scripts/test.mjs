// npm test: installs what is missing, runs every check, and ends with one line of counts.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { env, installChromium, installPackages, run, say } from "./setup.mjs";

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

const checks = [
  { name: "format", command: ["prettier", "--check", "--log-level=warn", "."] },
  { name: "lint", command: ["eslint", "--max-warnings=0", "."] },
  { name: "lint styles", command: ["stylelint", "src/**/*.css"] },
  { name: "types", command: ["astro", "check", "--minimumFailingSeverity", "error"] },
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

const results = [];
for (const { name, command, counts } of checks) {
  say(name);
  const ok = run(...command) === 0;
  // A test that was skipped counts as failed. A check without counts of its own counts as one; so does a runner that died before it wrote its report.
  const { passed, failed } = counts?.() ?? { passed: 0, failed: 0 };
  const none = passed + failed === 0;
  results.push({ name, passed: none && ok && !counts ? 1 : passed, failed: ok ? failed : Math.max(failed, 1) });
  if (counts && none) results.at(-1).failed = Math.max(results.at(-1).failed, 1);
  if (name === "build" && !ok) break;
}

say("Summary");
for (const { name, passed, failed } of results)
  console.log(`${failed ? "✗" : "✓"} ${name.padEnd(28)} ${passed} passed, ${failed} failed`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") ? 1 : 0);

function read(name) {
  try {
    return JSON.parse(readFileSync(report(name), "utf8"));
  } catch {
    return undefined;
  }
}

function vitestCounts(name) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = read(name) ?? {};
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

function playwrightCounts() {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read("e2e")?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky + skipped };
}
