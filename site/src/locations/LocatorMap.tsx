import styles from "./LocatorMap.module.css";

type Props = {
  /** Unique on the page. */
  id: string;
  /** The accessible name of the drawing. */
  title: string;
  /** The label of the pin, such as a house number. */
  pin: string;
  turn: number;
  block: { wide: number; deep: number };
  avenues: readonly { name: string; east: number }[];
  crossings: readonly { name: string; north: number }[];
};

/** Longer than any screen, so that streets run past the edges. */
const far = 1500;

/**
 * A schematic map of the streets around a pin. Its units are pixels at every width: wider screens show more streets, at
 * the same text size.
 */
export function LocatorMap({ id, title, pin, turn, block, avenues, crossings }: Props) {
  const { wide, deep } = block;
  // Names read from left to right at any angle of the avenues.
  const along = turn > 0 ? -90 : 90;
  return (
    <svg className={styles.map} role="img">
      <title>{title}</title>
      <svg x="50%" y="50%" overflow="visible">
        <g transform={`rotate(${turn})`}>
          <pattern id={`${id}-blocks`} y={deep / 2} width={wide} height={deep} patternUnits="userSpaceOnUse">
            <rect className={styles.block} x="5" y="5" width={wide - 10} height={deep - 10} />
          </pattern>
          <rect x={-far} y={-far} width={2 * far} height={2 * far} fill={`url(#${id}-blocks)`} />
          {crossings.map(({ name, north }) => (
            <path key={name} className={styles.crossing} d={`M${-far} ${rowOf(north, deep)}H${far}`} />
          ))}
          {avenues.map(({ name, east }) => (
            <path
              key={name}
              className={styles.avenue}
              data-own={east === 0 || undefined}
              d={`M${east * wide} ${-far}V${far}`}
            />
          ))}
          {crossings.map(({ name, north }) => (
            <text key={name} x="92" y={rowOf(north, deep)} dy=".35em">
              {name}
            </text>
          ))}
          {avenues.map(({ name, east }) => (
            <text
              key={name}
              transform={`translate(${east * wide} ${east === 0 ? -107 : 60 * Math.sign(east)}) rotate(${along})`}
              dy=".35em"
            >
              {name}
            </text>
          ))}
        </g>
        <g className={styles.pin}>
          <path d="M-46 0H52M0-46V46" />
          <circle r="16" />
          <circle className={styles.point} r="5" />
          <text x="60" dy=".35em">
            {pin}
          </text>
        </g>
      </svg>
      <text className={styles.corner} x="100%" y="100%" dx="-10" dy="-10">
        Illustration
      </text>
      <svg className={styles.north} x="100%" overflow="visible">
        <text x="-40" y="44">
          N
        </text>
        <path d="M-40 88V54M-47 63l7-9 7 9" />
      </svg>
    </svg>
  );
}

/** Cross streets are half a block above and below the pin, then a block apart. */
function rowOf(north: number, deep: number): number {
  return -Math.sign(north) * (Math.abs(north) - 0.5) * deep;
}
