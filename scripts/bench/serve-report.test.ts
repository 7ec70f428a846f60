import { expect, test } from "vitest";
import { growth } from "./memory.ts";
import { serveDetails, serveFigures } from "./serve-report.ts";
import type { Measured, Round } from "./serve-report.ts";

const load = (requests: number): Round => ({
  requests,
  seconds: 5,
  slowest: 2.04,
  broken: 0,
  refused: 0,
  processor: 4,
});
const memory = (grows: number) =>
  Array.from({ length: 100 }, (_, index) => ({ minute: index / 10, megabytes: 100 + (grows * index) / 10 }));
const measured: Measured = {
  comparisons: [{ what: "home page", ours: load(100_000), nginx: load(200_000) }],
  crowd: load(1_000),
  soak: load(1_000),
  memory: memory(0),
};
const met = (change: Partial<Measured>) => serveFigures({ ...measured, ...change }).map((figure) => figure.met);

test("half of nginx, no error and a flat memory are enough", () => {
  expect(met({})).toEqual([true, true, true]);
  expect(serveFigures(measured)[0]?.reached).toBe("20,000 and 40,000: 0.50");
});

test.each([
  {
    change: { comparisons: [{ what: "home page", ours: load(99_999), nginx: load(200_000) }] },
    figure: 0,
    because: "less than half of nginx",
  },
  { change: { crowd: { ...load(1_000), broken: 1 } }, figure: 1, because: "a connection broke" },
  { change: { crowd: { ...load(1_000), refused: 1 } }, figure: 1, because: "an answer was an error" },
  { change: { soak: { ...load(1_000), broken: 1 } }, figure: 2, because: "a connection broke over time" },
  { change: { memory: memory(0.6) }, figure: 2, because: "memory grows" },
])("a goal is missed: $because", ({ change, figure }) => {
  expect(met(change).flatMap((one, index) => (one ? [] : [index]))).toEqual([figure]);
});

test("growth is the slope through all samples, whatever each of them says", () => {
  const zigzag = memory(2).map(({ minute, megabytes }, index) => ({ minute, megabytes: megabytes + (index % 2) }));
  expect(growth(memory(2))).toBeCloseTo(2);
  expect(growth(zigzag)).toBeCloseTo(2, 1);
  expect(growth(memory(-1))).toBeCloseTo(-1);
});

test("the details give rate, 99th percentile and processor time of both servers", () => {
  expect(serveDetails(measured, "How.")).toContain("| home page | 20,000 | 2.0 | 40 | 40,000 | 2.0 | 20 |\n\nHow.");
});
