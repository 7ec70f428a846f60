import { Fragment } from "react";
import styles from "./IntervalChart.module.css";
import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";

type Row = { id: string; name: string; value: string; from: number; to: number };
type Scale = { unit: string; end: number; rows: readonly Row[] };
type Props = {
  title: string;
  /** One for each unit: what is counted differently never shares an axis. */
  scales: readonly Scale[];
};

/** Durations under each other, on one scale from 0 to its end for each unit; each row says its value in words too. */
export function IntervalChart({ title, scales }: Props) {
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      {scales.map(({ unit, end, rows }) => (
        <Fragment key={unit}>
          <ul role="list">
            {rows.map(({ id, name, value, from, to }) => (
              <li key={id}>
                <span>{name}</span>
                <b>{value}</b>
                <IntervalBar span={{ from: (from / end) * 100, to: (to / end) * 100 }} />
              </li>
            ))}
          </ul>
          <p className={styles.axis} aria-hidden="true">
            <span>0</span>
            <span>
              {end} {unit}
            </span>
          </p>
        </Fragment>
      ))}
    </figure>
  );
}
