// npm run test:desk: simulates a day at the front desk, on each database.
import { existsSync } from "node:fs";
import { chromium, findProgram } from "../site/scripts/browsers.mjs";
import { install, run, say } from "./setup.mjs";

const postgresql = {
  find: () => findProgram("initdb") || existsSync("/usr/lib/postgresql"),
  packages: ["postgresql"],
  advice: "This needs PostgreSQL. On Debian: sudo apt-get install postgresql.",
};
await install([chromium, postgresql]);
say("A day at the front desk");
process.exit(run("playwright", "test", "--config", "office/tests/desk", ...process.argv.slice(2)));
