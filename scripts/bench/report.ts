import { type Figure, markdownTable } from "../figures.ts";
import { categories, type Score } from "./lighthouse.ts";
import { notFoundRoute } from "./site.ts";
import type { Visit } from "./visit.ts";

/** What was measured of a page and of the bare page with the same words. */
type Measured = { score: Score; visit: Visit; throttled: number };

/** A route, with and without all that is more than words and fonts. */
export type Row = { route: string; page: Measured; floor: Measured };

const pageBudget = 14_336;
const visitBudget = 60_000;
const requestBudget = 5;
const paintBudget = 1.1;

/** What a page has to fail that says that there is none: it answers 404, and wants not to be found. */
const missingPageFails = ["http-status-code", "is-crawlable", "errors-in-console"];

/** What the bench asks of all routes together, each with the route that is furthest from it. */
export function benchFigures(rows: readonly Row[]): Figure[] {
  const least = (what: string, limit: number, value: (row: Row) => number, unit = "", digits = 0): Figure => {
    const worst = rows.reduce((one, other) => (value(other) > value(one) ? other : one));
    const reached = value(worst);
    const goal = limit === 0 ? "0" : `at most ${limit.toLocaleString("en")}${unit}`;
    const where = reached === 0 ? "everywhere" : `on ${worst.route}, the most`;
    return {
      what,
      goal,
      reached: `${shown(reached, digits)}${unit} ${where}`,
      met: Number(reached.toFixed(digits)) <= limit,
    };
  };
  const below = rows.flatMap(({ route, page }) => shortfalls(route, page.score));
  return [
    {
      what: "Lighthouse, four categories",
      goal: "100 on every route",
      reached: below.length === 0 ? `100 on all ${rows.length} routes` : below.join("; "),
      met: below.length === 0,
    },
    least("largest paint beside the bare page (Lighthouse)", paintBudget, (row) => ratio(row, paintOf), "", 2),
    least("largest paint beside the bare page (throttled load)", paintBudget, (row) => ratio(row, throttledOf), "", 2),
    least("layout shift", 0, ({ page }) => Math.max(page.score.shift, page.visit.shift), "", 4),
    least("blocking time", 0, ({ page }) => page.score.blocking, " ms"),
    least("HTML with its CSS", pageBudget, ({ page }) => page.visit.bytes.html, " bytes"),
    least("whole first visit, with headers", visitBudget, ({ page }) => page.visit.total, " bytes"),
    least("requests of a first visit", requestBudget, ({ page }) => page.visit.requests),
    least("script files before anything is touched", 0, ({ page }) => page.visit.bytes.scripts, " bytes"),
    least("script files asked for before the first paint", 0, ({ page }) => page.visit.scriptsBeforePaint),
  ];
}

/** Two tables with a line a route: what Lighthouse says, and what a real first visit brings. */
export function benchDetails(rows: readonly Row[]): string {
  const judged = rows.map((row) => {
    const { scores, blocking, shift, speedIndex } = row.page.score;
    const paints = [paintOf(row.page), paintOf(row.floor)].map((time) => shown(time));
    const rest = [shown(blocking), shown(row.floor.score.blocking), shown(shift, 3), shown(speedIndex)];
    return [row.route, categories.map((id) => scores[id]).join(" "), ...paints, shown(ratio(row, paintOf), 2), ...rest];
  });
  const visited = rows.map((row) => {
    const { requests, bytes, total, scriptsAfterTouch } = row.page.visit;
    const sizes = [requests, bytes.html, bytes.fonts, bytes.rest, bytes.scripts, scriptsAfterTouch, total];
    const paints = [throttledOf(row.page), throttledOf(row.floor)].map((time) => shown(time));
    return [row.route, ...sizes.map((size) => shown(size)), ...paints, shown(ratio(row, throttledOf), 2)];
  });
  const speeds = rows.map(({ page }) => page.score.machine);
  return `\
### What Lighthouse says

On a phone (\`simulate\`: the page is loaded as it comes, and Lighthouse works out what a phone of middling speed on slow 4G would have made of it). Scores: ${categories.join(", ")}. Times in milliseconds. “Bare” is a page with the same words as headings and paragraphs, one line of style the same two fonts and the same icon, from the same server in the same run. Speed of the machine during the run, as Lighthouse counts it: ${shown(Math.min(...speeds))} to ${shown(Math.max(...speeds))}.

${markdownTable(["route", "scores", "LCP", "LCP bare", "ratio", "TBT", "TBT bare", "CLS", "Speed Index"], judged)}

\`${notFoundRoute}\` stands for every address without a page: it answers 404, which a browser writes on its console, and keeps itself out of search engines. So the checks ${missingPageFails.join(", ")} must fail there and are not counted.

### What a first visit brings

In Chromium, with nothing kept from before. Bytes of bodies as they travel, compressed with Brotli; “all” is with headers. “Touched” is what comes when a field of the form is touched. LCP: a real load with Lighthouse’s slow 4G on the network and a processor slowed four times.

${markdownTable(["route", "requests", "HTML", "fonts", "rest", "scripts", "touched", "all", "LCP", "LCP bare", "ratio"], visited)}
`;
}

/** The scores below 100 that a route could have reached. */
function shortfalls(route: string, { scores, failed }: Score): string[] {
  const allowed = route === notFoundRoute ? missingPageFails : [];
  const faults = failed.filter((audit) => !allowed.includes(audit));
  const judgedByFaults = (id: string) => id !== "performance" && route === notFoundRoute;
  const below = categories.filter((id) => scores[id] < 100 && !judgedByFaults(id)).map((id) => `${id} ${scores[id]}`);
  return [...below, ...faults].length === 0 ? [] : [`${[...below, ...faults].join(", ")} on ${route}`];
}

function paintOf({ score }: Measured): number {
  return score.largestPaint;
}

function throttledOf({ throttled }: Measured): number {
  return throttled;
}

function ratio({ page, floor }: Row, time: (measured: Measured) => number): number {
  return time(page) / time(floor);
}

function shown(value: number, digits = 0): string {
  return value.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: value === 0 ? 0 : digits });
}
