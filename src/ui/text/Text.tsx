import type { ReactNode } from "react";
import styles from "./Text.module.css";

type Props = { look?: "lead" | "card" | "small"; tone?: "soft"; children: ReactNode };

/** A paragraph; without a look in the size of running text. */
export function Text({ look, tone, children }: Props) {
  return (
    <p className={styles.text} data-look={look} data-tone={tone}>
      {children}
    </p>
  );
}
