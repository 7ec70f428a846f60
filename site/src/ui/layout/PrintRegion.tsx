import type { ReactNode } from "react";
import styles from "./PrintRegion.module.css";

type Props = {
  /** Whether there is something to print; until then the page is printed as a whole. */
  ready: boolean;
  children: ReactNode;
};

/** The only part of a page that is printed: no page head, no letterhead, no other section. */
export function PrintRegion({ ready, children }: Props) {
  return (
    <div className={styles.alone} data-print-alone={ready ? "" : undefined}>
      {children}
    </div>
  );
}
