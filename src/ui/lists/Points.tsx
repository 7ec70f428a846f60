import type { ReactNode } from "react";
import styles from "./Points.module.css";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Props = {
  /** A heading over the list, inside a block; and a heavy rule over both. */
  title?: string;
  ruled?: boolean;
  items: readonly ReactNode[];
  /** Numbers in rings instead of the interval marks of a trace: steps, or the notes to a marked drawing. */
  variant?: "numbered";
  /** Two columns where there is room, so that a longer list is taken in at a glance. */
  columns?: 2;
};

/** A short list of sentences, each after an interval mark or its number. */
export function Points({ title, ruled, items, variant, columns }: Props) {
  const List = variant ? "ol" : "ul";
  const list = (
    <List className={variant ? styles.numbers : styles.marks} data-columns={columns} role="list">
      {items.map((item, index) => (
        <li key={index}>
          <span>
            <NoBreakText>{item}</NoBreakText>
          </span>
        </li>
      ))}
    </List>
  );
  if (!title) return list;
  return (
    <div className={styles.titled} data-ruled={ruled}>
      <h3>{title}</h3>
      {list}
    </div>
  );
}
