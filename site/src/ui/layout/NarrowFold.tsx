import type { ReactNode } from "react";
import styles from "./NarrowFold.module.css";

type Props = {
  /** The text of the `<summary>`. */
  label: ReactNode;
  /** The heading on wide screens, where it is not folded. */
  heading?: string;
  /** Initially open. */
  open?: boolean;
  children: ReactNode;
};

/**
 * Content that is folded on small screens; wide screens and paper show it without the summary. Find-in-page opens it.
 */
export function NarrowFold({ label, heading, open, children }: Props) {
  return (
    <details className={styles.fold} open={open}>
      <summary>{label}</summary>
      {heading && <h3>{heading}</h3>}
      {children}
    </details>
  );
}
