import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { barePage } from "./bench/bare-page.ts";
import { benchFlags, score } from "./bench/lighthouse.ts";
import { benchDetails, benchFigures, type Row } from "./bench/report.ts";
import { firstVisit, throttledPaint } from "./bench/visit.ts";
import { chromiumPath } from "./browsers.mjs";
import { report } from "./figures.ts";
import { builtPages, serveBuild } from "./serve-build.ts";

/**
 * Builds the site and compares every page with a bare page that has the same text:
 * `npm run bench -- [--pages index,contact] [--runs 3] [--record]`. About a minute a page.
 */
const { values } = parseArgs({
  options: {
    pages: { type: "string" },
    runs: { type: "string", default: "3" },
    record: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);

execFileSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
const pages = values.pages?.split(",") ?? builtPages("dist");
const folder = ".cache/bench";
rmSync(folder, { recursive: true, force: true });
cpSync("dist", folder, { recursive: true });
for (const page of pages) {
  const file = join(folder, "bare", `${page}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, barePage(readFileSync(join(folder, `${page}.html`), "utf8")));
}
execFileSync("node", ["site/scripts/compress.ts", join(folder, "bare")], { stdio: "ignore" });

const server = await serveBuild(folder, "site/scripts/bench/serve-http2.ts");
const browser = await chromium.launch({ executablePath: chromiumPath(), args: benchFlags });
const rows: Row[] = [];
for (const page of pages) {
  const name = page === "index" ? "" : page;
  const [url, bareUrl] = [`${server.url}/${name}`, `${server.url}/bare/${name}`.replace(/\/$/, "")];
  rows.push({
    route: `/${name}`,
    score: await score(url, runs),
    visit: await firstVisit(browser, url),
    bytes: statSync(join(folder, `${page}.html.br`)).size,
    throttled: await throttledPaint(browser, url, runs),
    bare: {
      largestPaint: (await score(bareUrl, runs)).largestPaint,
      throttled: await throttledPaint(browser, bareUrl, runs),
    },
  });
  console.log(`${rows.length} of ${pages.length}: /${name}`);
}
await browser.close();
server.stop();

await report(
  {
    title: "Speed of every page",
    command: "npm run bench",
    figures: benchFigures(rows),
    details: benchDetails(rows),
  },
  values.record,
);
