import styles from "./EdgeTrace.module.css";
import { Line, plot, Ring } from "./Plot.tsx";

/** The trace behind the head of an inner page: from edge to edge, one response at the right. */
export function PageTrace() {
  return (
    <svg className={`${plot.plot} ${styles.page}`} viewBox="0 0 1216 210" aria-hidden="true" data-screen-only="">
      <Line d="M-2000 170H796l4-44 4 72 4-28H900c22 0 32-150 52-150s32 184 56 184 18-34 40-34H4000" />
      <Ring x={900} y={170} />
      <Ring x={952} y={20} />
    </svg>
  );
}

/** The quiet trace on top of the footer. */
export function FootTrace() {
  return (
    <svg className={`${plot.plot} ${styles.foot}`} viewBox="0 0 1216 64" aria-hidden="true" data-screen-only="">
      <Line d="M-2000 40H980c10 0 13-36 22-36s13 52 24 52 8-16 18-16H4000" />
    </svg>
  );
}
