import type { ReactNode } from "react";
import styles from "./MarkList.module.css";

type Props = { items: readonly ReactNode[] };

/** A short list whose bullets are the interval marks of a trace. */
export function MarkList({ items }: Props) {
  return (
    <ul className={styles.list} role="list">
      {items.map((item, index) => (
        <li key={index}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
