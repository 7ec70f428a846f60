// npm run test:browsers: installs what is missing, builds, and runs the journeys in Firefox and in WebKit.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { browsers } from "./browsers.mjs";
import { env, installMissing, installPackages, run, say } from "./setup.mjs";

const report = (browser) => `.cache/reports/browsers-${browser}.json`;
const chosen = Object.keys(browsers).filter((name) => process.argv.length < 3 || process.argv.includes(name));

installPackages();
for (const name of chosen) installMissing(browsers[name]);
say("build");
if (run("npm", "run", "--silent", "build") !== 0) process.exit(1);

mkdirSync(".cache/reports", { recursive: true });
const journeys = {};
const totals = { passed: 0, failed: 0 };
for (const browser of chosen) {
  say(browser);
  rmSync(report(browser), { force: true });
  env.BROWSER = browser;
  const vitest = ["vitest", "run", "--project=browsers", "--reporter=default", "--reporter=json"];
  // A screen of its own, as high as the longest page.
  const screen = browser === "webkit" ? ["xvfb-run", "-a", "-s", "-screen 0 1400x20000x24"] : [];
  const status = run(...screen, ...vitest, `--outputFile.json=${report(browser)}`);
  const results = read(browser);
  // A runner that died before its report has failed.
  if (status !== 0 && results.length === 0) totals.failed += 1;
  for (const { name, assertionResults } of results) {
    const passed = assertionResults.filter((one) => one.status === "passed").length;
    const failed = assertionResults.length - passed;
    totals.passed += passed;
    totals.failed += failed || (assertionResults.length === 0 ? 1 : 0);
    const journey = /([\w-]+)\.test\.ts$/.exec(name)[1];
    (journeys[journey] ??= {})[browser] = failed ? `${failed} of ${passed + failed} failed` : `${passed} passed`;
  }
}

say("Summary");
console.table(journeys);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);

function read(browser) {
  try {
    return JSON.parse(readFileSync(report(browser), "utf8")).testResults;
  } catch {
    return [];
  }
}
