import type { ReactNode } from "react";
import styles from "./Stack.module.css";

type Props = {
  gap?: "wide";
  /** `position: sticky`, beside something longer. */
  sticky?: true | undefined;
  children: ReactNode;
};

/** A heading above its content; with wide gaps between blocks that have headings of their own. */
export function Stack({ gap, sticky, children }: Props) {
  return (
    <div className={styles.stack} data-gap={gap} data-sticky={sticky}>
      {children}
    </div>
  );
}
