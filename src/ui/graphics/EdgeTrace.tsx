import styles from "./EdgeTrace.module.css";
import { Line, Measure, plot, Ring } from "./Plot.tsx";
import { traceNamed, traces, type Trace, type TraceName } from "./traces.ts";

type Props = {
  trace: TraceName;
  /** Where it answers: on the left of a page that is written from the right. */
  side?: "left" | "right" | undefined;
};

/** The trace behind the head of an inner page: from edge to edge, with its answer at the right. Its name tells the picture of the page for social sites. */
export function PageTrace({ trace, side }: Props) {
  const { line, rings, measure, dashed }: Trace = traceNamed(trace, side) ?? traces.response;
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
