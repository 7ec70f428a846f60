import styles from "./DatePlot.module.css";

type Point = { /** Where it is between the start, 0, and the end, 1. */ at: number; label: string };
type Props = {
  /** What happened at 0. */
  start: string;
  /** The days in their order. They carry numbers from 1, as a list beside the drawing does. */
  days: readonly (Point & { passed?: boolean })[];
  /** Where the present is, if it is between start and end. */
  now?: Point | undefined;
};

const baseline = 150;
/** Neighbours answer with different heights, so that close ones do not cover each other. */
const heights = [40, 76, 112] as const;
const heightOf = (index: number) => heights[index % heights.length] ?? 0;

/** From the left edge, in percent: both ends keep room for their words. */
const place = (at: number) => `${(5 + at * 88).toFixed(2)}%`;

/**
 * Days along one recording: a stimulus at the start, then an answer for each day. It is drawn in percents and pixels,
 * so that its numbers are as large on a phone as elsewhere. A list beside it says the same, so screen readers pass over it.
 */
export function DatePlot({ start, days, now }: Props) {
  return (
    <svg className={styles.plot} aria-hidden="true">
      <line className={styles.line} x1="0" x2="100%" y1={baseline} y2={baseline} />
      {now && (
        <svg x={place(now.at)}>
          <path className={styles.now} d={`M0 20V${baseline}`} />
          <text y="12">{now.label}</text>
        </svg>
      )}
      <svg x={place(0)} y={baseline}>
        <path className={styles.ground} d="M-6 0H8" />
        <path className={styles.line} d="M-7 0l4-30 6 46 4-16h2" />
        <text className={styles.start} x="-14" y="40">
          {start}
        </text>
      </svg>
      {days.map(({ at }, index) => (
        <svg key={at} x={place(at)} y={baseline}>
          <path className={styles.ground} d="M-11 0H11" />
          <path
            className={styles.line}
            d={`M-12 0c8 0 7-${heightOf(index)} 12-${heightOf(index)}s4 ${heightOf(index)} 12 ${heightOf(index)}`}
          />
        </svg>
      ))}
      {days.map(({ at, label, passed }, index) => (
        <svg key={at} x={place(at)} y={baseline} data-passed={passed || undefined}>
          <circle className={styles.ring} cy={-heightOf(index)} r="13" />
          <text y={5 - heightOf(index)}>{index + 1}</text>
          <text className={styles.day} y={index % 2 === 0 ? 22 : 40}>
            {label}
          </text>
        </svg>
      ))}
    </svg>
  );
}
