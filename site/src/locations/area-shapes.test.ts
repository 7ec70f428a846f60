import { expect, test } from "vitest";
import { areaIds } from "./area-schema.ts";
import { areaShapes } from "./area-shapes.ts";

const { width, height, areas } = areaShapes;

/** The corners of a path of straight lines, each named from the one before. */
function corners(path: string): [x: number, y: number][] {
  return path
    .split("M")
    .slice(1)
    .flatMap((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
        x += numbers[index * 2] ?? 0;
        y += numbers[index * 2 + 1] ?? 0;
        return [x, y];
      });
    });
}

const middle = (id: keyof typeof areas, axis: 0 | 1) => {
  const points = corners(areas[id].path);
  return points.reduce((sum, point) => sum + point[axis], 0) / points.length;
};

test.each(areaIds)("%s is on the map, with its name", (id) => {
  const inside = corners(areas[id].path).filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
  expect(inside.length).toBeGreaterThan(3);
  for (const percent of Object.values(areas[id].label).flat())
    expect(percent > 0 && percent < 100, `${percent}`).toBe(true);
});

test.each([
  { one: "bronx", side: "north", of: "brooklyn" },
  { one: "westchester", side: "north", of: "bronx" },
  { one: "staten-island", side: "west", of: "brooklyn" },
  { one: "new-jersey", side: "west", of: "manhattan" },
  { one: "queens", side: "east", of: "manhattan" },
  { one: "long-island", side: "east", of: "queens" },
] as const)("$one is $side of $of, as on any map", ({ one, side, of }) => {
  const axis = side === "north" ? 1 : 0;
  expect(Math.sign(middle(one, axis) - middle(of, axis))).toBe(side === "east" ? 1 : -1);
});

test("neighbors share their corners, so that no water shows between Brooklyn and Queens", () => {
  const queens = corners(areas.queens.path).map(String);
  expect(corners(areas.brooklyn.path).filter((corner) => queens.includes(String(corner))).length).toBeGreaterThan(3);
});
