import { expect, test } from "vitest";
import { benchFigures, type Row } from "./report.ts";

const row = (route: string, performance: number, failed: string[] = []): Row => ({
  route,
  score: {
    scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
    largestPaint: 1200,
    blocking: 0,
    shift: 0,
    speedIndex: 1200,
    machine: 1000,
    failed,
  },
  visit: {
    requests: 5,
    bytes: { html: 9000, fonts: 30_000, scripts: 0, rest: 1000 },
    total: 45_000,
    scriptsOnInteraction: 0,
    shift: 0,
  },
  bytes: 9000,
  throttled: 1000,
  bare: { largestPaint: 1000, throttled: 1000 },
});

const lighthouse = (rows: readonly Row[]) => benchFigures(rows)[0];

test("the Lighthouse row names each category below 100 with its range and routes, and a failed audit with its page", () => {
  expect(lighthouse([row("/a", 100), row("/b", 100)])).toMatchObject({ reached: "100 on all 2 routes", met: true });
  expect(lighthouse([row("/a", 89), row("/b", 99), row("/c", 100, ["image-alt"])])).toMatchObject({
    reached: "performance 89 to 99 on 2 routes; image-alt on /c",
    met: false,
  });
  expect(lighthouse([row("/a", 99)])).toMatchObject({ reached: "performance 99 on /a" });
});

test("audits that the 404 page and the search have to fail do not count; others do", () => {
  expect(lighthouse([row("/404", 100, ["http-status-code"]), row("/search", 100, ["is-crawlable"])])?.met).toBe(true);
  expect(lighthouse([row("/search", 100, ["image-alt"])])?.reached).toBe("image-alt on /search");
  expect(lighthouse([row("/404", 99, ["http-status-code"])])?.reached).toBe("performance 99 on /404");
});

test("a result is that of the route furthest from the goal", () => {
  const slow = { ...row("/slow", 100), throttled: 1500 };
  expect(benchFigures([row("/a", 100), slow])).toContainEqual({
    what: "largest paint beside the bare page (throttled load)",
    goal: "at most 1.1",
    reached: "1.50 on /slow, the most",
    met: false,
  });
});
