import type { ReactNode } from "react";
import styles from "./Figure.module.css";

type Props = { caption: string; children: ReactNode };

/** A drawing on a raised sheet inside running text, with what it is under it. */
export function Figure({ caption, children }: Props) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
