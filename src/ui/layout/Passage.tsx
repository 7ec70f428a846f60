import type { ReactNode } from "react";
import styles from "./Passage.module.css";

type Props = {
  title: string;
  /** The anchor, where other pages link to this passage. */
  id?: string;
  margin?: ReactNode;
  children: ReactNode;
};

/** A passage of a long text: its heading at the left, the text, and room for facts in the margin. */
export function Passage({ title, id, margin, children }: Props) {
  return (
    <div className={styles.passage} id={id}>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
      {margin}
    </div>
  );
}
