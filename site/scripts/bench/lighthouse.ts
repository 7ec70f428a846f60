import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromiumFlags, chromiumPath } from "../browsers.mjs";

/** The categories whose score counts, in the order of the table. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's results for a page: medians of its runs, times in milliseconds. */
export type Score = {
  scores: Record<(typeof categories)[number], number>;
  largestPaint: number;
  blocking: number;
  shift: number;
  speedIndex: number;
  /** Lighthouse's benchmark of the machine; a laptop of 2020 reaches about 1,500. */
  machine: number;
  /** Audits outside performance that failed in any run and cost points. */
  failed: string[];
};

/** Flags of the browser that measures over HTTP/2: it accepts the certificate of `serve-http2.ts`. */
export const benchFlags = [...chromiumFlags, "--ignore-certificate-errors"];

/** The median; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

/**
 * Runs Lighthouse on a page, as on a mid-range phone on a slow connection. It loads the page unthrottled and
 * simulates the load on such a phone (its `simulate` method, its default).
 */
export async function score(url: string, runs: number): Promise<Score> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await run(url));
  const middle = (value: (result: Result) => number | null | undefined) =>
    median(results.map((result) => value(result) ?? NaN));
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

/** One run, in a browser with an empty cache. On a busy machine Lighthouse may lose its trace; then it runs again. */
async function run(url: string, attempts = 3): Promise<Result> {
  const browser = await launch({ chromePath: chromiumPath(), chromeFlags: [...benchFlags, "--headless=new"] });
  const outcome = await lighthouse(url, {
    port: browser.port,
    onlyCategories: [...categories],
    // The 404 page is measured, too.
    ignoreStatusCode: true,
    logLevel: "error",
  }).finally(() => browser.kill());
  if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
  if (attempts > 1) return run(url, attempts - 1);
  throw new Error(
    `Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message ?? "it gives no reason."}`,
  );
}

function failures(result: Result): string[] {
  return categories
    .slice(1)
    .flatMap((id) => result.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
