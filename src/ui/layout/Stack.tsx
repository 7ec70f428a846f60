import type { ReactNode } from "react";
import styles from "./Stack.module.css";

/** A heading and what belongs to it, under each other; wide between blocks that have headings of their own. */
export function Stack({ gap, children }: { gap?: "wide"; children: ReactNode }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}
