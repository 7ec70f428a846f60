import styles from "./ArticleFigure.module.css";

type Props = {
  /** A day after the crash and its label, as “3: letter”; the first is the crash, the last the limit. */
  marks: readonly string[];
};

const baseline = 76;
const bracket = 136;
/** Adjacent labels have different heights, to avoid overlap. */
const heights = [56, 32] as const;

/** Days after a crash on a scale. A table beside it has the same data, so it is hidden from screen readers. */
export function DayLine({ marks }: Props) {
  const days = marks.map((mark) => ({ day: parseInt(mark, 10), label: mark.replace(/^.*: /, "") }));
  const end = Math.max(...days.map(({ day }) => day));
  const place = (day: number) => `${(7 + (day / end) * 86).toFixed(1)}%`;
  return (
    <svg className={styles.days} aria-hidden="true">
      <line x1="0" x2="100%" y1={baseline} y2={baseline} />
      {days.map(({ day, label }, index) => (
        <svg key={day} x={place(day)} y={baseline}>
          {day === 0 ? <path d="M-12 0h6l4-34 5 44 4-10h6" /> : <Answer height={heights[index % 2] ?? 0} />}
          <text y={day === 0 ? -44 : 5 - (heights[index % 2] ?? 0)}>{day}</text>
          <text data-label="" y={index % 2 === 0 ? 28 : 48}>
            {label}
          </text>
        </svg>
      ))}
      <g data-measure="">
        <line x1={place(0)} x2={place(end)} y1={bracket} y2={bracket} />
        {[0, end].map((day) => (
          <line key={day} x1={place(day)} x2={place(day)} y1={bracket - 7} y2={bracket + 7} />
        ))}
      </g>
    </svg>
  );
}

function Answer({ height }: { height: number }) {
  return (
    <>
      <path d={`M-12 0c8 0 7-${height} 12-${height}s4 ${height} 12 ${height}`} />
      <circle cy={-height} r="14" />
    </>
  );
}
