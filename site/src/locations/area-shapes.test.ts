import { expect, test } from "vitest";
import { areaIds } from "./area-schema.ts";
import { areaShapes } from "./area-shapes.ts";

const { shown, areas } = areaShapes;

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

/** Whether a point is inside a shape: a line from it to the edge of the world crosses its border an odd number of times. */
function isInside([x, y]: readonly [number, number], path: string): boolean {
  const points = corners(path);
  return points.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = points.at(index - 1) as [number, number];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

test.each(areaIds)("%s has its name inside it, on the part of the map that is shown", (id) => {
  const { name, path } = areas[id];
  expect(isInside(name, path)).toBe(true);
  expect(name[0]).toBeGreaterThan(shown.x);
  expect(name[0]).toBeLessThan(shown.x + shown.width);
  expect(name[1]).toBeGreaterThan(shown.y);
  expect(name[1]).toBeLessThan(shown.y + shown.height);
});

test.each(["brooklyn", "manhattan"] as const)("the office in %s is inside it", (id) => {
  expect(isInside(areas[id].ring, areas[id].path)).toBe(true);
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
