import type { ReactNode } from "react";
import styles from "./Columns.module.css";

type Props = {
  /** The split of twelve columns. */
  split: "4-8" | "5-7" | "6-6" | "7-5" | "8-4";
  align?: "center";
  children: ReactNode;
};

/** Two columns where there is room, one on small screens. */
export function Columns({ split, align, children }: Props) {
  return (
    <div className={styles.columns} data-split={split} data-align={align}>
      {children}
    </div>
  );
}
