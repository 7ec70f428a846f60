import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { built: "2027-01-01T04:59:59Z", year: 2026, because: "in New York the year has a second left" },
  { built: "2027-01-01T05:00:00Z", year: 2027, because: "in New York it has just begun" },
  { built: "2027-07-01T12:00:00Z", year: 2027, because: "so it is everywhere" },
])("a site built at $built has the year $year: $because", async ({ built, year }) => {
  vi.setSystemTime(built);
  const { buildMoment, buildYear } = await import("./build-moment.ts");
  expect(buildYear).toBe(year);
  expect(buildMoment).toEqual(new Date(built));
});
