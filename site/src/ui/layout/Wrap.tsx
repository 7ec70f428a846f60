import type { ReactNode } from "react";
import styles from "./Wrap.module.css";

type Props = { children: ReactNode };

/** Limits its children to the width of the page, with gutters. */
export function Wrap({ children }: Props) {
  return <div className={styles.wrap}>{children}</div>;
}
