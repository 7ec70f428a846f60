import styles from "./IntervalChart.module.css";
import { IntervalBar } from "./IntervalBar.tsx";

type Row = { id: string; name: string; value: string; from: number; to: number };
type Props = { title: string; unit: string; rows: readonly Row[]; end: number };

/** Durations under each other on one scale from 0 to `end`; each row says its value in words too. */
export function IntervalChart({ title, unit, rows, end }: Props) {
  const percent = (value: number) => (value / end) * 100;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        <span>{unit}</span>
      </figcaption>
      <ul role="list">
        {rows.map(({ id, name, value, from, to }) => (
          <li key={id}>
            <span>{name}</span>
            <b>{value}</b>
            <IntervalBar span={{ from: percent(from), to: percent(to) }} />
          </li>
        ))}
      </ul>
      <p className={styles.axis} aria-hidden="true">
        <span>0</span>
        <span>{end / 2}</span>
        <span>{end}</span>
      </p>
    </figure>
  );
}
