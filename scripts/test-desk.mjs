// npm run test:desk: a day at the front desk, on each store.
import { existsSync } from "node:fs";
import { findProgram } from "./browsers.mjs";
import { installChromium, installMissing, installPackages, run, say } from "./setup.mjs";

installPackages();
installChromium();
installMissing({
  find: () => findProgram("initdb") || existsSync("/usr/lib/postgresql"),
  packages: ["postgresql"],
  advice: "This needs PostgreSQL. On Debian: sudo apt-get install postgresql.",
});
say("A day at the front desk");
process.exit(run("playwright", "test", "--config", "tests/desk", ...process.argv.slice(2)));
