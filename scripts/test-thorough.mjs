// npm run test:thorough: builds of changed content, and all end-to-end tests, on every page and in every state; npm test
// has a sample of the longest.
import { chromium } from "../site/scripts/browsers.mjs";
import { env, install } from "./setup.mjs";
import { steps, sumUp, take } from "./test-steps.mjs";

await install([chromium]);
env.TEST_THOROUGH = "yes";
const results = [await take(steps.contentChanges)];
const build = await take(steps.build);
results.push(build);
if (!build.failed) results.push(await take(steps.endToEnd));
process.exit(sumUp(results));
