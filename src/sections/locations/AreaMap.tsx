import styles from "./AreaMap.module.css";

type Point = readonly [x: number, y: number];
type Area = {
  id: string;
  name: string;
  /** Path data in steps of the sheet. */
  path: string;
  /** Which of the two places is nearer. */
  tone: "first" | "second";
  /** Where the name stands, in percent of the sheet; a line leads to it from `from`, with a ring where a place is. */
  label: { at: Point; from?: Point };
  ring: boolean;
};
type Props = {
  /** The map in words. */
  title: string;
  width: number;
  height: number;
  areas: readonly Area[];
  /** Land that is only there to be recognized. */
  land: string;
  /** What the two fills and the ring mean. */
  legend: { first: string; second: string; ring: string };
};

/**
 * Areas on a map, filled by the place that is nearer. Shapes grow with the page; names are set over them in the size
 * of text, so that they stay readable on a phone.
 */
export function AreaMap({ title, width, height, areas, land, legend }: Props) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} role="img">
        <title>{title}</title>
        <svg viewBox={`0 0 ${width} ${height}`}>
          <path className={styles.land} d={land} />
          {areas.map(({ id, path, tone }) => (
            <path key={id} className={styles.area} data-tone={tone} d={path} />
          ))}
        </svg>
        {areas.map(({ id, name, tone, label: { at, from }, ring }) => (
          <g key={id} className={styles.label} data-tone={tone} data-ring={ring || undefined}>
            {from && <line x1={`${from[0]}%`} y1={`${from[1]}%`} x2={`${at[0]}%`} y2={`${at[1]}%`} />}
            {ring && from && <circle cx={`${from[0]}%`} cy={`${from[1]}%`} r="7" />}
            <text
              x={`${at[0]}%`}
              y={`${at[1]}%`}
              dx={from && (at[0] < from[0] ? -6 : 6)}
              dy=".35em"
              textAnchor={from && (at[0] < from[0] ? "end" : "start")}
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <span data-key="first">{legend.first}</span>
        <span data-key="second">{legend.second}</span>
        <span data-key="ring">{legend.ring}</span>
      </figcaption>
    </figure>
  );
}
