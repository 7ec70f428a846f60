import type { ReactNode } from "react";
import styles from "./Stack.module.css";

/** A heading and what belongs to it, under each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
