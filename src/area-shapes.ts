import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { merge } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { areaIds, type AreaId } from "#schemas/listed.ts";

type Point = readonly [x: number, y: number];
type Counties = Topology<{ counties: GeometryCollection }>;

/** Where a name stands on the sheet, in percent of its width and height; `from` is the place that a line leads from. */
type Label = { at: Point; from?: Point };

/** A map of the areas, ready to draw: paths over one sheet, and where each name stands. */
type AreaShapes = {
  width: number;
  height: number;
  areas: Readonly<Record<AreaId, { path: string; label: Label }>>;
  land: string;
};

/** Counties by the first digits of their census number; two digits are a whole state. */
const counties: Readonly<Record<AreaId, readonly string[]>> = {
  brooklyn: ["36047"],
  manhattan: ["36061"],
  queens: ["36081"],
  bronx: ["36005"],
  "staten-island": ["36085"],
  "long-island": ["36059", "36103"],
  westchester: ["36119"],
  "new-jersey": ["34"],
};

/** Where names stand, in degrees. Where a name does not fit, a line leads to it from the middle of its area. */
const labels: Readonly<Record<AreaId, Label>> = {
  brooklyn: { at: [-73.67, 40.54], from: [-73.95, 40.645] },
  manhattan: { at: [-74.05, 40.79], from: [-73.967, 40.785] },
  queens: { at: [-73.825, 40.715] },
  bronx: { at: [-73.862, 40.852] },
  "staten-island": { at: [-74.05, 40.492], from: [-74.14, 40.58] },
  "long-island": { at: [-73.53, 40.75] },
  westchester: { at: [-73.79, 41.02] },
  "new-jersey": { at: [-74.21, 40.92] },
};

/** Land in the picture from which nobody is named: Connecticut, and New York north of New Jersey. */
const otherLand = ["09", "36071", "36079", "36087"];

/** The piece of the earth in the picture, in degrees; a sheet for a screen is no place for the end of Long Island. */
const frame = { west: -74.5, east: -73.2, south: 40.42, north: 41.13 };
const width = 640;
const perDegree = width / (frame.east - frame.west);
const stretch = 1 / Math.cos(((frame.north + frame.south) / 2) * (Math.PI / 180));
const height = Math.round((frame.north - frame.south) * perDegree * stretch);

/** Shapes run a little over the edge, so that no outline is drawn along it. */
const over = 40;
/** How far a simpler line may leave the coast, and the smallest island that is drawn, in steps of the sheet. */
const tolerance = 1.2;
const smallest = 14;

/** The areas as shapes, from the census's county borders (`us-atlas`), simplified until they weigh next to nothing. */
export function areaShapes(): AreaShapes {
  const sheet = onSheet(readCounties());
  const areas = Object.fromEntries(
    areaIds.map((id) => [id, { path: outline(sheet, counties[id]), label: inPercent(labels[id]) }]),
  ) as AreaShapes["areas"];
  return { width, height, areas, land: outline(sheet, otherLand) };
}

function readCounties(): Counties {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  return JSON.parse(readFileSync(file, "utf8")) as Counties;
}

/** The borders in steps of the sheet. Each is simplified once, so that neighbours still share it without a gap. */
function onSheet({ arcs, transform, ...rest }: Counties): Counties {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  const placed = arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return place([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplified(points).map(([x, y]) => [x, y]);
  });
  return { ...rest, arcs: placed };
}

function place(point: Point): Point {
  const within = (value: number, end: number) => Math.round(Math.min(end + over, Math.max(-over, value)));
  const [x, y] = project(point);
  return [within(x, width), within(y, height)];
}

function project([longitude, latitude]: Point): Point {
  return [(longitude - frame.west) * perDegree, (frame.north - latitude) * perDegree * stretch];
}

function inPercent({ at, from }: Label): Label {
  const percent = (point: Point): Point => {
    const [x, y] = project(point);
    return [Math.round((x / width) * 1000) / 10, Math.round((y / height) * 1000) / 10];
  };
  return from ? { at: percent(at), from: percent(from) } : { at: percent(at) };
}

/** The line without the points that it hardly bends at (Ramer, Douglas and Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const away = points.map((point) => distance(point, first, last));
  const farthest = away.indexOf(Math.max(...away));
  if ((away[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function outline(sheet: Counties, numbers: readonly string[]): string {
  const members = sheet.objects.counties.geometries.filter(
    (geometry): geometry is Polygon | MultiPolygon =>
      "arcs" in geometry && numbers.some((number) => String(geometry.id).startsWith(number)),
  );
  const rings = merge(sheet, members).coordinates.flat() as unknown as Point[][];
  return rings
    .filter((ring) => area(ring) > smallest)
    .map(path)
    .join("");
}

function area(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [x2, y2] = ring[index + 1] ?? [x, y];
    return sum + x * y2 - x2 * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** A closed ring as path data, each point told from the one before, which compresses best. */
function path([start = [0, 0], ...ring]: readonly Point[]): string {
  let [x, y] = start;
  const steps = ring.slice(0, -1).flatMap(([nextX, nextY]) => {
    const step = nextX === x && nextY === y ? [] : [`${nextX - x} ${nextY - y}`];
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${start.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
