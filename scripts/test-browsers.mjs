// npm run test:browsers [-- firefox|webkit]: installs what is missing, builds, and runs site/tests/browsers/ in Firefox and
// in WebKit.
import { browsers } from "../site/scripts/browsers.mjs";
import { env, install } from "./setup.mjs";
import { steps, sumUp, take, vitest } from "./test-steps.mjs";

const words = process.argv.slice(2);
const named = Object.keys(browsers).filter((name) => words.includes(name));
const chosen = named.length > 0 ? named : Object.keys(browsers);

await install(chosen.map((name) => browsers[name]));

const results = [await take(steps.build)];
if (!results[0].failed)
  for (const browser of chosen) {
    env.BROWSER = browser;
    const journeys = vitest("browsers", `tests in ${browser}`);
    const screen = browser === "webkit" ? ["xvfb-run", "-a", "-s", "-screen 0 1400x1000x24"] : [];
    results.push(await take({ ...journeys, command: [...screen, ...journeys.command] }));
  }
process.exit(sumUp(results));
