import type { ReactNode } from "react";
import styles from "./MarkList.module.css";
import { Words } from "#ui/text/Words.tsx";

type Props = {
  items: readonly ReactNode[];
  /** Two columns where there is room, so that a longer list is taken in at a glance. */
  columns?: 2 | undefined;
};

/** A short list whose bullets are the interval marks of a trace. */
export function MarkList({ items, columns }: Props) {
  return (
    <ul className={styles.list} data-columns={columns} role="list">
      {items.map((item, index) => (
        <li key={index}>
          <span>
            <Words>{item}</Words>
          </span>
        </li>
      ))}
    </ul>
  );
}
