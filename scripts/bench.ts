import { chromium } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { score } from "./bench/lighthouse.ts";
import { benchDetails, benchFigures, type Row } from "./bench/report.ts";
import { builtRoutes, floorRoute, siteWithFloors } from "./bench/site.ts";
import { firstVisit, throttledPaint } from "./bench/visit.ts";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { printFigures, recordFigures } from "./figures.ts";
import { serveBuild } from "./serve-build.ts";

/**
 * Builds the site and measures every page of it beside a bare page with the same words:
 * `npm run bench -- [--routes /,/contact] [--runs 3] [--record]`. About a minute a page.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    routes: { type: "string" },
    runs: { type: "string", default: "3" },
    record: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);

if (spawnSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "inherit" }).status !== 0)
  throw new Error("The site could not be built, so there is nothing to measure; what is wrong stands above.");
const routes = values.routes?.split(",") ?? (await builtRoutes(`${root}/dist`));
const server = await serveBuild(await siteWithFloors(routes));
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags],
});

const rows: Row[] = [];
for (const route of routes) {
  const [page, floor] = [await measure(server.url + route), await measure(server.url + floorRoute(route))];
  rows.push({ route, page, floor });
  console.log(`${rows.length} of ${routes.length}: ${route}`);
}
await browser.close();
server.stop();

const section = {
  title: "Speed of every page",
  command: "npm run bench",
  figures: benchFigures(rows),
  details: benchDetails(rows),
};
await (values.record ? recordFigures(section) : printFigures(section));

async function measure(url: string): Promise<Row["page"]> {
  return {
    score: await score(url, runs),
    visit: await firstVisit(browser, url),
    throttled: await throttledPaint(browser, url, runs),
  };
}
