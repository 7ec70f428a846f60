import type { ReactNode } from "react";
import styles from "./NarrowFold.module.css";

type Props = {
  /** What opens it. */
  label: ReactNode;
  /** Its heading where it is not folded. */
  heading?: string;
  /** Open from the beginning, and only then closed by its reader. */
  open?: boolean;
  children: ReactNode;
};

/** A part that small screens fold; wide ones, and paper, show it without its label. Find-in-page opens it. */
export function NarrowFold({ label, heading, open, children }: Props) {
  return (
    <details className={styles.fold} open={open}>
      <summary>{label}</summary>
      {heading && <h3>{heading}</h3>}
      {children}
    </details>
  );
}
