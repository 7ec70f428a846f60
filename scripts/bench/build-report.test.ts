import { expect, test } from "vitest";
import { buildDetails, buildFigures } from "./build-report.ts";

const build = (articles: number, processor: number, megabytes = 900) => ({
  articles,
  pages: articles + 16,
  seconds: 7,
  processor,
  compressing: 1,
  megabytes,
});

test.each([
  { seconds: [5, 10, 15], met: true, because: "each article costs as much as the one before" },
  { seconds: [5, 10, 9], met: true, because: "later ones are cheaper" },
  { seconds: [5, 10, 30], met: false, because: "later ones cost four times as much" },
])("growth in $seconds seconds is flat: $met, for $because", ({ seconds: [a = 0, b = 0, c = 0], met }) => {
  const [time] = buildFigures([build(0, a), build(100, b), build(200, c)]);
  expect(time?.met).toBe(met);
});

test("two builds tell of no growth", () => {
  expect(buildFigures([build(4, 5), build(100, 10)]).map(({ what }) => what)).toEqual(["list, feed and sitemap"]);
});

test("each build has a line, with what an article cost beyond the one above", () => {
  const lines = buildDetails([build(0, 5), build(100, 10, 1000)]).split("\n");
  expect(lines.slice(-2)).toEqual([
    "| 0 | 16 | 7.0 | 1.0 | 5.0 | 900 |  |  |",
    "| 100 | 116 | 7.0 | 1.0 | 10.0 | 1000 | 50.0 | 1024 |",
  ]);
});
