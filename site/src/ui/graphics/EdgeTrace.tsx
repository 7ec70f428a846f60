import styles from "./EdgeTrace.module.css";
import { Line, plot } from "./Plot.tsx";
import { traceNamed, traces, type TraceName } from "./traces.ts";

type Props = {
  trace: TraceName;
  /** The side of its response: the left on right-to-left pages. */
  side?: "left" | "right" | undefined;
};

/**
 * The trace behind the head of an inner page, from edge to edge, with its response at the right. No rings or brackets:
 * marks without labels would look like data.
 */
export function EdgeTrace({ trace, side }: Props) {
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
