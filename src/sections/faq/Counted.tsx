import type { ReactNode } from "react";
import styles from "./Counted.module.css";

type Props = { children: ReactNode };

/** Counts the passages in it: a number in the color of marks over each heading. */
export function Counted({ children }: Props) {
  return <div className={styles.counted}>{children}</div>;
}
