import type { ReactNode } from "react";
import styles from "./Plot.module.css";

/** The parts that all plots share. */
export const plot = styles;

/** The recorded curve. */
export function Line({ d }: { d: string }) {
  return <path className={styles.line} d={d} />;
}

/** A thin measure; dashed for a guide line. */
export function Measure({ d, dashed = false }: { d: string; dashed?: boolean }) {
  return <path className={styles.measure} data-dashed={dashed ? "" : undefined} d={d} />;
}

/** A ring on the line. */
export function Ring({ x, y, r = 5.5 }: { x: number; y: number; r?: number }) {
  return <circle className={styles.ring} cx={x || undefined} cy={y || undefined} r={r} />;
}

type Props = {
  viewBox: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A drawing with an accessible name, which calls it an illustration and not a patient's data. */
export function Plot({ viewBox, title, className, children }: Props) {
  return (
    <svg className={`${styles.plot} ${className ?? ""}`} viewBox={viewBox} role="img">
      <title>{title}</title>
      {children}
    </svg>
  );
}
