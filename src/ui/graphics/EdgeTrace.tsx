import styles from "./EdgeTrace.module.css";
import { Line, plot } from "./Plot.tsx";
import { traceNamed, traces, type TraceName } from "./traces.ts";

type Props = {
  trace: TraceName;
  /** Where it answers: on the left of a page that is written from the right. */
  side?: "left" | "right" | undefined;
};

/**
 * The trace behind the head of an inner page: from edge to edge, with its answer at the right. It has no rings or brackets:
 * a mark without a label looks like data and says nothing. Its name tells the picture of the page for social sites.
 */
export function PageTrace({ trace, side }: Props) {
  return (
    <svg
      className={`${plot.plot} ${styles.page}`}
      viewBox="0 0 1216 210"
      aria-hidden="true"
      data-screen-only=""
      data-trace={trace}
    >
      <Line d={traceNamed(trace, side) ?? traces.response} />
    </svg>
  );
}
