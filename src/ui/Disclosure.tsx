import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";
import opener from "./Opener.module.css";

type Props = { title: string; children: ReactNode };

/** One thing that opens in place, as native `<details>`: what only some need, such as further fields of a form. */
export function Disclosure({ title, children }: Props) {
  return (
    <details className={styles.disclosure}>
      <summary className={opener.opener}>{title}</summary>
      {children}
    </details>
  );
}
