import type { Area, AreaId } from "./area-schema.ts";
import type { Office } from "#practice/practice-schema.ts";
import styles from "./AreaMap.module.css";

type Point = readonly [x: number, y: number];

/**
 * Path data in units of the sheet; labels are in percent of it, with a line from `from` where they are beside their
 * area.
 */
type AreaShapes = {
  width: number;
  height: number;
  areas: Readonly<Record<AreaId, { path: string; label: { at: Point; from?: Point } }>>;
  /** Land for orientation only. */
  land: string;
};
type Props = { areas: readonly Area[]; shapes: AreaShapes; offices: readonly Office[] };

/**
 * A map of areas, filled by the nearer office, with a ring at each office. Shapes scale with the page; labels are HTML
 * at text size, so that they stay readable on a phone.
 */
export function AreaMap({ areas, shapes, offices }: Props) {
  const toneOf = ({ office }: Area) => (office === offices[0]?.id ? "first" : "second");
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} role="img">
        <title>
          {`Map of the areas we serve: ${areas.map(({ name }) => name).join(", ")}. Long Island and New Jersey go on beyond the edge.`}
        </title>
        <svg viewBox={`0 0 ${shapes.width} ${shapes.height}`}>
          <path className={styles.land} d={shapes.land} />
          {areas.map((area) => (
            <path key={area.id} className={styles.area} data-tone={toneOf(area)} d={shapes.areas[area.id].path} />
          ))}
        </svg>
        {areas.map((area) => (
          <Label
            key={area.id}
            name={area.name}
            tone={toneOf(area)}
            ring={offices.some(({ id }) => id === area.id)}
            {...shapes.areas[area.id].label}
          />
        ))}
      </svg>
      <figcaption>
        {offices.map(({ id, name }, index) => (
          <span key={id} data-key={index === 0 ? "first" : "second"}>{`${name} office suggested`}</span>
        ))}
        <span data-key="ring">Our office in the borough, not its exact place</span>
      </figcaption>
    </figure>
  );
}

type LabelProps = { name: string; tone: string; ring: boolean; at: Point; from?: Point };

function Label({ name, tone, ring, at: [x, y], from }: LabelProps) {
  const isLeft = from && x < from[0];
  return (
    <g className={styles.label} data-tone={tone} data-ring={ring || undefined}>
      {from && <line x1={`${from[0]}%`} y1={`${from[1]}%`} x2={`${x}%`} y2={`${y}%`} />}
      {ring && from && <circle cx={`${from[0]}%`} cy={`${from[1]}%`} r="7" />}
      <text
        x={`${x}%`}
        y={`${y}%`}
        dx={from && (isLeft ? -6 : 6)}
        dy=".35em"
        textAnchor={from && (isLeft ? "end" : "start")}
      >
        {name}
      </text>
    </g>
  );
}
