import { expect, test } from "vitest";
import { areaIds } from "#schemas/listed.ts";
import { areaShapes } from "./area-shapes.ts";

const { width, height, areas, land } = areaShapes();

type Point = [x: number, y: number];

/** The corners of a path, ring by ring. */
function rings(path: string): Point[][] {
  return path
    .split("M")
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        x += numbers[index * 2] ?? 0;
        y += numbers[index * 2 + 1] ?? 0;
        return [x, y];
      });
    });
}

const centre = (path: string): Point => {
  const points = rings(path).flat();
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
};

test.each(areaIds)("%s has a shape that shows in the picture", (id) => {
  const points = rings(areas[id].path).flat();
  expect(points.length).toBeGreaterThan(5);
  expect(points.filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height).length).toBeGreaterThan(3);
});

test.each([
  { one: "bronx", lies: "north", of: "brooklyn" },
  { one: "westchester", lies: "north", of: "bronx" },
  { one: "queens", lies: "north", of: "brooklyn" },
  { one: "staten-island", lies: "west", of: "brooklyn" },
  { one: "new-jersey", lies: "west", of: "manhattan" },
  { one: "queens", lies: "east", of: "manhattan" },
  { one: "long-island", lies: "east", of: "queens" },
] as const)("$one lies $lies of $of, as on any map", ({ one, lies, of }) => {
  const [[x1, y1], [x2, y2]] = [centre(areas[one].path), centre(areas[of].path)];
  expect(lies === "north" ? y1 < y2 : lies === "west" ? x1 < x2 : x1 > x2).toBe(true);
});

test("neighbours share their border, so that no water shows between Brooklyn and Queens", () => {
  const corners = (id: "brooklyn" | "queens") => rings(areas[id].path).flat().map(String);
  const queens = corners("queens");
  expect(corners("brooklyn").filter((corner) => queens.includes(corner)).length).toBeGreaterThan(3);
});

test.each(areaIds)("the name of %s stands in the picture", (id) => {
  const { at, from = at } = areas[id].label;
  for (const percent of [...at, ...from]) {
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThan(100);
  }
});

test("nothing is drawn far outside the picture, where it would only weigh", () => {
  const points = [...Object.values(areas).map(({ path }) => path), land].flatMap(rings).flat();
  expect(points.filter(([x, y]) => x < -40 || x > width + 40 || y < -40 || y > height + 40)).toEqual([]);
});

test("the whole map weighs less than a paragraph of text", () => {
  expect([...Object.values(areas).map(({ path }) => path), land].join("").length).toBeLessThan(1500);
});
