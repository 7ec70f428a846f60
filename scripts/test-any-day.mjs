// npm run test:any-day [-- thanksgiving clocks-back …]: runs all tests that depend on the date on unusual days.
import { writeFileSync } from "node:fs";
import { days } from "../site/scripts/days.mjs";
import { chromium } from "../site/scripts/browsers.mjs";
import { install, say } from "./setup.mjs";
import { faketime, readReport, steps, sumUp, take } from "./test-steps.mjs";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !days.some((day) => day.name === name));
if (unknown.length > 0) {
  console.error(`No day is called ${unknown.join(", ")}. Days: ${days.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

await install([chromium, faketime]);

const list = ".cache/tests-that-see-the-day.txt";
const chosen = days.filter(({ name }) => names.length === 0 || names.includes(name));
let endToEnd = steps.endToEnd;
const results = [];
for (const day of chosen) {
  say(`${day.name}: ${day.now}, on a machine in ${day.zone}, because ${day.because}`);
  results.push(await take(steps.unit, day));
  results.push(await take(steps.contentChanges, day));
  const build = await take(steps.build, day);
  results.push(build);
  if (build.failed) continue;
  results.push(await take(steps.built, day), await take(endToEnd, day));
  if (endToEnd !== steps.endToEnd) continue;
  writeFileSync(list, testsThatSeeTheDay().join("\n"));
  endToEnd = { ...endToEnd, command: [...endToEnd.command, "--test-list", list] };
}
// The site in dist/ has today's date again.
results.push(await take(steps.build));
process.exit(sumUp(results));

/** The first day runs every end-to-end test; site/tests/journeys/support/test.ts marks those whose pages read the date. */
function testsThatSeeTheDay(suite = readReport("e2e"), titles = []) {
  const inside = suite.suites?.flatMap((inner) => testsThatSeeTheDay(inner, [...titles, inner.title])) ?? [];
  const own = suite.specs?.flatMap(({ title, tests }) =>
    tests
      .filter(({ annotations }) => annotations.some(({ type }) => type === "sees the day"))
      .map(({ projectName }) => [`[${projectName}]`, ...titles, title].join(" › ")),
  );
  return [...inside, ...(own ?? [])];
}
