import type { ReactNode } from "react";
import styles from "./Text.module.css";

type Props = {
  variant?: "lead" | "small";
  tone?: "soft";
  /** Paper is without it. */
  screenOnly?: true;
  children: ReactNode;
};

/** A paragraph; without a variant in the size of running text. */
export function Text({ variant, tone, screenOnly, children }: Props) {
  return (
    <p className={styles.text} data-variant={variant} data-tone={tone} data-screen-only={screenOnly && ""}>
      {children}
    </p>
  );
}
