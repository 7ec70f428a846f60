// npm run test:browsers [-- firefox|webkit] [--record]: installs what is missing, builds, and runs the journeys in Firefox and in WebKit.
import { mkdirSync, rmSync } from "node:fs";
import { browsers } from "./browsers.mjs";
import { env, installMissing, installPackages, run, say } from "./setup.mjs";

const words = process.argv.slice(2);
const named = Object.keys(browsers).filter((name) => words.includes(name));
const chosen = named.length > 0 ? named : Object.keys(browsers);

installPackages();
for (const name of chosen) installMissing(browsers[name]);
say("build");
if (run("npm", "run", "--silent", "build") !== 0) process.exit(1);

mkdirSync(".cache/reports", { recursive: true });
for (const browser of chosen) {
  say(browser);
  const report = `.cache/reports/browsers-${browser}.json`;
  rmSync(report, { force: true });
  env.BROWSER = browser;
  // A screen of its own, as high as the longest page.
  const screen = browser === "webkit" ? ["xvfb-run", "-a", "-s", "-screen 0 1400x20000x24"] : [];
  const vitest = ["vitest", "run", "--project=browsers", "--reporter=default", "--reporter=json"];
  run(...screen, ...vitest, `--outputFile.json=${report}`);
}

say("Summary");
const record = words.includes("--record") ? ["--record"] : [];
process.exit(run("node", "scripts/journey-figures.ts", ...chosen, ...record));
