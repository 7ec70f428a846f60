import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";
import styles from "./TurnaroundScale.module.css";

type Row = { id: string; name: string; value: string; from: number; to: number };
type Band = {
  /** What the scale counts, such as hours. */
  unit: string;
  /** From one tick of the axis to the next. */
  step: number;
  end: number;
  rows: readonly Row[];
};
type Props = {
  /** One band for each unit: what is counted differently never shares an axis. */
  bands: readonly Band[];
  caption: string;
};

/** Durations as brackets over measured axes, one axis for each unit; every name and value is text above its bracket. */
export function TurnaroundScale({ bands, caption }: Props) {
  return (
    <figure className={styles.scale}>
      {bands.map(({ unit, step, end, rows }) => (
        <section key={unit} className={styles.band}>
          <h3>In {unit}</h3>
          <ul role="list">
            {rows.map(({ id, name, value, from, to }) => (
              <li key={id}>
                <div className={styles.label}>
                  <svg width={`${percent(from, end)}%`} height="1" aria-hidden="true" />
                  <p>
                    <span>{name}</span> <b>{value}</b>
                  </p>
                </div>
                <IntervalBar wait span={{ from: percent(from, end), to: percent(to, end) }} />
              </li>
            ))}
          </ul>
          <Axis step={step} end={end} />
        </section>
      ))}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The ruler under a band. Every fifth tick is a long one; small screens show the numbers of these and of the ends only. */
function Axis({ step, end }: Pick<Band, "step" | "end">) {
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index);
  const few = ticks.length <= 6;
  return (
    <svg className={styles.axis} aria-hidden="true">
      <line x1="0" x2="100%" y1="1" y2="1" />
      {ticks.map((tick) => {
        const x = `${percent(tick * step, end)}%`;
        const long = few || tick % 5 === 0 || tick * step === end;
        return (
          <g key={tick} data-long={long || undefined}>
            <line x1={x} x2={x} y1="1" y2={long ? "13" : "8"} />
            <text x={x} y="2.1em">
              {tick * step}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function percent(value: number, end: number): number {
  return (value / end) * 100;
}
