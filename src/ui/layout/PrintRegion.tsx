import type { ReactNode } from "react";
import styles from "./PrintRegion.module.css";

type Props = {
  /** Whether there is something to print alone yet; until then the page is printed as a whole. */
  ready: boolean;
  children: ReactNode;
};

/** What paper holds of a page, and nothing else: no head, no letterhead, no other part. */
export function PrintRegion({ ready, children }: Props) {
  return (
    <div className={styles.alone} data-print-alone={ready ? "" : undefined}>
      {children}
    </div>
  );
}
