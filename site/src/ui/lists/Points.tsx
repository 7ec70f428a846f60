import type { ReactNode } from "react";
import styles from "./Points.module.css";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Props = {
  /** A heading above the list, inside a block, with a heavy rule above both. */
  title?: string;
  ruled?: boolean;
  items: readonly ReactNode[];
  /** Numbers instead of dashes: of steps, or in rings, as on a drawing. */
  variant?: "numbered" | "marked";
  /** Two columns where there is room, for longer lists. */
  columns?: 2;
};

/** A short list of sentences, with dashes or numbers. */
export function Points({ title, ruled, items, variant, columns }: Props) {
  const List = variant ? "ol" : "ul";
  const list = (
    <List
      className={variant ? `${styles.points} ${styles.numbers}` : styles.points}
      data-marked={variant === "marked" || undefined}
      data-columns={columns}
      role="list"
    >
      {items.map((item, index) => (
        <li key={index}>
          <NoBreakText>{item}</NoBreakText>
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
