import type { ReactNode } from "react";
import styles from "./Figure.module.css";

type Props = {
  caption: ReactNode;
  /** The caption is above the drawing, over a rule. */
  headed?: boolean;
  children: ReactNode;
};

/** A drawing on a card, with its caption. */
export function Figure({ caption, headed = false, children }: Props) {
  return (
    <figure className={styles.figure} data-headed={headed || undefined}>
      {headed && <figcaption>{caption}</figcaption>}
      {children}
      {!headed && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
