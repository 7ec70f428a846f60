import styles from "./EdgeTrace.module.css";
import { Line, plot } from "./Plot.tsx";
import { traces, type TraceName } from "./traces.ts";

type Props = {
  trace: TraceName;
};

/**
 * The trace behind the head of an inner page, from edge to edge, with its response at the right. No rings or brackets:
 * marks without labels would look like data.
 */
export function EdgeTrace({ trace }: Props) {
  return (
    <svg
      className={`${plot.plot} ${styles.page}`}
      viewBox="0 0 1216 210"
      aria-hidden="true"
      data-screen-only=""
      data-trace={trace}
    >
      <Line d={traces[trace]} />
    </svg>
  );
}
