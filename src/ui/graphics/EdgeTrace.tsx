import styles from "./EdgeTrace.module.css";
import { Line, Measure, plot, Ring } from "./Plot.tsx";
import { traces, type Trace, type TraceName } from "./traces.ts";

/** The trace behind the head of an inner page: from edge to edge, with its answer at the right. Its name tells the picture of the page for social sites. */
export function PageTrace({ trace }: { trace: TraceName }) {
  const { line, rings, measure, dashed }: Trace = traces[trace];
  return (
    <svg
      className={`${plot.plot} ${styles.page}`}
      viewBox="0 0 1216 210"
      aria-hidden="true"
      data-screen-only=""
      data-trace={trace}
    >
      {dashed && <Measure d={dashed} dashed />}
      {measure && <Measure d={measure} />}
      <Line d={line} />
      {rings.map(([x, y]) => (
        <Ring key={x} x={x} y={y} />
      ))}
    </svg>
  );
}
