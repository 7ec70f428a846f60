// npm test: runs every check, and ends with one line of counts. `--quick` leaves out those that need a build, and the unit
// tests of the office, which take longer than all others.
import { execFile } from "node:child_process";

const results = [];

/** Runs an npm script beside others; its output is shown when it has ended. Resolves with whether it passed. */
function run(script) {
  const start = performance.now();
  return new Promise((resolve) => {
    const options = { maxBuffer: Infinity };
    execFile("npm", ["run", "--silent", ...script.split(" ")], options, (error, stdout, stderr) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      const output = `\n▸ ${script}\n${stdout}${stderr}`;
      console.log(output);
      results.push({ script, seconds, output, failed: Boolean(error) });
      resolve(!error);
    });
  });
}

/** `astro check` writes what a build reads, so it comes after it. The site is tested where there is no office. */
const whole = async () => (await run("build")) && run("check:types");
const sources = ["check:format", "check:lint", "check:styles"];

if (process.argv.includes("--quick"))
  await Promise.all([...sources, "check:types", "test:unit -- site/src/ scripts/"].map(run));
else {
  await Promise.all([whole(), ...["test:site", "test:unit -- office/ scripts/", ...sources].map(run)]);
  await run("test:e2e");
}

const failed = results.filter((result) => result.failed);
// Once more, where it is seen.
for (const { output } of failed) console.log(output);
console.log();
for (const { script, seconds, failed } of results) console.log(`${failed ? "✗" : "✓"} ${script}, ${seconds} s`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
