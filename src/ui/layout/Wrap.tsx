import type { ReactNode } from "react";
import styles from "./Wrap.module.css";

type Props = { children: ReactNode };

/** Keeps what is in it to the width of the page, with the gutter beside it. */
export function Wrap({ children }: Props) {
  return <div className={styles.wrap}>{children}</div>;
}
