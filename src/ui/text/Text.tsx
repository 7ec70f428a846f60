import type { ReactNode } from "react";
import styles from "./Text.module.css";

type Props = { variant?: "lead" | "card" | "small"; tone?: "soft"; children: ReactNode };

/** A paragraph; without a variant in the size of running text. */
export function Text({ variant, tone, children }: Props) {
  return (
    <p className={styles.text} data-variant={variant} data-tone={tone}>
      {children}
    </p>
  );
}
