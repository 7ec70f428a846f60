import type { ReactNode } from "react";
import styles from "./EmergencyLine.module.css";

type Props = { children: ReactNode };

/** One calm line that sends an emergency to 911 instead of to us. */
export function EmergencyLine({ children }: Props) {
  return (
    <p className={styles.line}>
      {children} <a href="tel:911">Call 911.</a>
    </p>
  );
}
