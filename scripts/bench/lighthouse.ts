import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromiumFlags, chromiumPath } from "../chromium.ts";
import { median } from "./median.ts";

/** The categories whose score counts, in the order of the table. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of a page: medians of its runs, times in milliseconds. */
export type Score = {
  scores: Record<(typeof categories)[number], number>;
  largestPaint: number;
  blocking: number;
  shift: number;
  speedIndex: number;
  /** How fast Lighthouse found the machine to be; a laptop of 2020 reaches about 1,500. */
  machine: number;
  /** Checks outside speed that failed in any run and cost points. */
  failed: string[];
};

/**
 * Asks Lighthouse about a page, as on a phone of middling speed on a slow connection. It loads the page unthrottled
 * and works out what such a phone would have made of it (its `simulate` method, which it uses unless told otherwise).
 */
export async function score(url: string, runs: number): Promise<Score> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await judge(url));
  const middle = (value: (result: Result) => number | null | undefined) =>
    median(results.map((one) => value(one) ?? NaN));
  const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue);
  const scores = categories.map((id) => [id, Math.round(middle((result) => result.categories[id]?.score) * 100)]);
  return {
    scores: Object.fromEntries(scores) as Score["scores"],
    largestPaint: audit("largest-contentful-paint"),
    blocking: audit("total-blocking-time"),
    shift: audit("cumulative-layout-shift"),
    speedIndex: audit("speed-index"),
    machine: middle(({ environment }) => environment.benchmarkIndex),
    failed: [...new Set(results.flatMap(failures))],
  };
}

/** One run, in a browser that has seen nothing yet. On a busy machine Lighthouse may lose its trace, and asks for another. */
async function judge(url: string, attempts = 3): Promise<Result> {
  const browser = await launch({ chromePath: chromiumPath(), chromeFlags: [...chromiumFlags, "--headless=new"] });
  const outcome = await lighthouse(url, {
    port: browser.port,
    onlyCategories: [...categories],
    // The page for what is missing is told by its status, and is a page all the same.
    ignoreStatusCode: true,
    logLevel: "error",
  }).finally(() => browser.kill());
  if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
  if (attempts > 1) return judge(url, attempts - 1);
  throw new Error(`Lighthouse could not judge ${url}: ${outcome?.lhr.runtimeError?.message ?? "it says nothing."}`);
}

function failures(result: Result): string[] {
  return categories
    .slice(1)
    .flatMap((id) =>
      (result.categories[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (result.audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) => audit),
    );
}
