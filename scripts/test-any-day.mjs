// npm run test:any-day: runs unit tests, a build, and all tests of it on two days, as if it were that day.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

/** `zone` is the time zone of the machine. */
const days = [
  {
    now: "2027-05-12T15:00:00Z",
    zone: "America/New_York",
    because: "a Wednesday morning on which both offices are open",
  },
  {
    now: "2028-01-01T04:30:00Z",
    zone: "Asia/Tokyo",
    because: "the last half hour of a year, of a Friday and of a holiday in New York; the machine has the next year",
  },
];

const failed = [];
for (const { now, zone, because } of days) {
  console.log(`\n▸ ${now}, on a machine in ${zone}: ${because}`);
  const options = { env: { ...process.env, TZ: zone, TEST_NOW: now, TEST_ZONE: zone }, stdio: "inherit" };
  const run = (script, ...before) => {
    const [command, ...args] = [...before, "npm", "run", "--silent", script];
    if (spawnSync(command, args, options).status !== 0) failed.push(`${script} on ${now}`);
  };
  // Durations are still measured by the real clock.
  for (const script of ["test:unit", "build", "test:built"]) run(script, "faketime", "--exclude-monotonic", now);
  // Chromium does not work with faketime: site/tests/journeys/support/test.ts sets the date of its pages.
  run("test:e2e");
}
// A build of another day must not be published.
rmSync("dist", { recursive: true, force: true });
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll tests passed on both days.");
process.exitCode = failed.length > 0 ? 1 : 0;
