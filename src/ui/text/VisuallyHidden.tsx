import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

type Props = { children: ReactNode };

/** Words for screen readers, where the eye has the picture beside them. */
export function VisuallyHidden({ children }: Props) {
  return <span className={styles.hidden}>{children}</span>;
}
