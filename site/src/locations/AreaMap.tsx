import type { Area, AreaId } from "./area-schema.ts";
import type { Office } from "#practice/practice-schema.ts";
import styles from "./AreaMap.module.css";

type Point = readonly [x: number, y: number];

type AreaShape = {
  path: string;
  /** The middle of the name, which is at an angle or on a line for each word where the area is narrow. */
  name: Point;
  turn?: number;
  stacked?: true;
  /** Our office there, and the name of its street beside it. */
  ring?: Point;
  street?: Point;
};
/** Path data and places in units of the sheet, of which the map shows a part. */
type AreaShapes = {
  shown: { x: number; y: number; width: number; height: number };
  areas: Readonly<Record<AreaId, AreaShape>>;
  /** Land for orientation only. */
  land: string;
};
type Props = { areas: readonly Area[]; shapes: AreaShapes; offices: readonly Office[] };

/**
 * A map of areas, filled by the suggested office, with a ring and the street at each office. While an area is pointed
 * at, here or in the list beside it, a line leads to its office. Shapes scale with the page; labels have the size of
 * text, so that they stay readable on a phone.
 */
export function AreaMap({ areas, shapes, offices }: Props) {
  const { x, y, width, height } = shapes.shown;
  const toneOf = ({ office }: Area) => (office === offices[0]?.id ? "first" : "second");
  const percent = ([atX, atY]: Point) => ({ x: `${((atX - x) / width) * 100}%`, y: `${((atY - y) / height) * 100}%` });
  const rings = offices.flatMap((office) => {
    const { ring, street } = areas.some(({ id }) => id === office.id) ? shapes.areas[office.id as AreaId] : {};
    return ring && street ? [{ office, ring, street }] : [];
  });
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} role="img">
        <title>
          {`Map of the areas we serve: ${areas.map(({ name }) => name).join(", ")}. Some go on beyond the edge. Illustration.`}
        </title>
        <svg viewBox={`${x} ${y} ${width} ${height}`}>
          <path className={styles.land} d={shapes.land} />
          {areas.map((area) => (
            <path
              key={area.id}
              className={styles.area}
              data-tone={toneOf(area)}
              data-area={area.id}
              d={shapes.areas[area.id].path}
            />
          ))}
        </svg>
        {areas.map(({ id, office }) => {
          const ring = rings.find((one) => one.office.id === office)?.ring;
          if (!ring) return null;
          const [nameX, nameY] = shapes.areas[id].name;
          // Beside the name, not through it.
          const start = [nameX + (ring[0] - nameX) / 5, nameY + (ring[1] - nameY) / 5] as const;
          return <Line key={id} area={id} from={percent(start)} to={percent(ring)} />;
        })}
        {rings.map(({ office, ring, street }) => (
          <g key={office.id} className={styles.office}>
            <Line from={percent(ring)} to={percent(street)} />
            <circle cx={percent(ring).x} cy={percent(ring).y} r="7" />
            <text {...percent(street)} data-at={street[1] > ring[1] ? "below" : "left"}>
              {office.map.avenues.find(({ east }) => east === 0)?.name}
            </text>
          </g>
        ))}
        {areas.map((area) => {
          const { name: middle, turn, stacked } = shapes.areas[area.id];
          return (
            <Name key={area.id} name={area.name} tone={toneOf(area)} {...{ turn, stacked }} {...percent(middle)} />
          );
        })}
        <text className={styles.corner} x="100%" y="100%" dx="-10" dy="-10">
          Illustration
        </text>
      </svg>
      <figcaption>
        <span>Suggested office:</span>
        {offices.map(({ id, name }, index) => (
          <span key={id} data-key={index === 0 ? "first" : "second"}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type At = { x: string; y: string };

/** A line between two points; that of an area is seen while the area is pointed at. */
function Line({ area, from, to }: { area?: AreaId; from: At; to: At }) {
  return <line data-line={area} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

type NameProps = At & Pick<Area, "name"> & Pick<AreaShape, "turn" | "stacked"> & { tone: string };

/** The name of an area, centered on its point. */
function Name({ name, x, y, turn = 0, stacked, tone }: NameProps) {
  const lines = stacked ? name.split(" ") : [name];
  return (
    <svg className={styles.name} data-tone={tone} x={x} y={y} overflow="visible">
      <text transform={turn ? `rotate(${turn})` : undefined}>
        {lines.map((line, index) => (
          <tspan key={line} x="0" y={`${(index - (lines.length - 1) / 2) * 1.1 + 0.35}em`}>
            {index > 0 && " "}
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
