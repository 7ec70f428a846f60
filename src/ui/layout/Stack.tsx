import type { ReactNode } from "react";
import styles from "./Stack.module.css";

type Props = {
  gap?: "wide";
  /** It stays in view while what is beside it goes past. */
  sticky?: true | undefined;
  children: ReactNode;
};

/** A heading and what belongs to it, under each other; wide between blocks that have headings of their own. */
export function Stack({ gap, sticky, children }: Props) {
  return (
    <div className={styles.stack} data-gap={gap} data-sticky={sticky}>
      {children}
    </div>
  );
}
