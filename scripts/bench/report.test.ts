import { expect, test } from "vitest";
import { benchDetails, benchFigures, type Row } from "./report.ts";

const score = {
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  largestPaint: 1000,
  blocking: 0,
  shift: 0,
  speedIndex: 900,
  machine: 1500,
  failed: [] as string[],
};
const visit = {
  requests: 4,
  bytes: { html: 14_000, fonts: 31_000, scripts: 0, rest: 300 },
  total: 48_000,
  scriptsBeforePaint: 0,
  scriptsAfterTouch: 0,
  shift: 0,
};
const measured = { score, visit, throttled: 1500 };
const good: Row = { route: "/", page: measured, floor: measured };
const missed = (row: Row) => benchFigures([good, row]).filter(({ met }) => !met);

test("a site that keeps every promise misses nothing", () => {
  expect(benchFigures([good]).map(({ met }) => met)).not.toContain(false);
});

test.each([
  { page: { ...measured, score: { ...score, scores: { ...score.scores, seo: 92 } } }, says: "seo 92 on /slow" },
  { page: { ...measured, score: { ...score, largestPaint: 1110 } }, says: "1.11 on /slow" },
  { page: { ...measured, throttled: 1700 }, says: "1.13 on /slow" },
  { page: { ...measured, score: { ...score, shift: 0.002 } }, says: "0.0020 on /slow" },
  { page: { ...measured, visit: { ...visit, shift: 0.002 } }, says: "0.0020 on /slow" },
  { page: { ...measured, score: { ...score, blocking: 12 } }, says: "12 ms on /slow" },
  {
    page: { ...measured, visit: { ...visit, bytes: { ...visit.bytes, html: 14_337 } } },
    says: "14,337 bytes on /slow",
  },
  { page: { ...measured, visit: { ...visit, total: 60_001 } }, says: "60,001 bytes on /slow" },
  { page: { ...measured, visit: { ...visit, requests: 6 } }, says: "6 on /slow" },
  { page: { ...measured, visit: { ...visit, bytes: { ...visit.bytes, scripts: 9 } } }, says: "9 bytes on /slow" },
  { page: { ...measured, visit: { ...visit, scriptsBeforePaint: 1 } }, says: "1 on /slow" },
])("one bad page misses one goal and is named: $says", ({ page, says }) => {
  const [only, ...others] = missed({ route: "/slow", page, floor: measured });
  expect(only?.reached).toContain(says);
  expect(others).toEqual([]);
});

test("the page for what is missing may fail what makes it that page, and nothing else", () => {
  const scores = { ...score.scores, seo: 54, "best-practices": 96 };
  const at404 = (failed: string[]): Row => ({
    route: "/404",
    page: { ...measured, score: { ...score, scores, failed } },
    floor: measured,
  });
  expect(missed(at404(["is-crawlable", "http-status-code", "errors-in-console"]))).toEqual([]);
  expect(missed(at404(["is-crawlable", "target-size"]))).toMatchObject([{ reached: "target-size on /404" }]);
});

test("every route has a line in both tables", () => {
  const lines = benchDetails([good, { ...good, route: "/contact" }]).split("\n");
  expect(lines.filter((line) => line.startsWith("| / |"))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith("| /contact |"))).toHaveLength(2);
});
