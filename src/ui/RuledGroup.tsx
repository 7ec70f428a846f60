import type { ReactNode } from "react";
import styles from "./RuledGroup.module.css";

type Props = { title: string; children: ReactNode };

/** A part of a block under a heavy rule, with a heading of its own. */
export function RuledGroup({ title, children }: Props) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
