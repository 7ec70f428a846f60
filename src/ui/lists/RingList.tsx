import type { ReactNode } from "react";
import styles from "./RingList.module.css";

type Props = { items: readonly ReactNode[] };

/** A numbered list whose numbers stand in rings: things to do one after the other, or the notes to a marked drawing. */
export function RingList({ items }: Props) {
  return (
    <ol className={styles.list} role="list">
      {items.map((item, index) => (
        <li key={index}>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  );
}
