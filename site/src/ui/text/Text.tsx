import type { ReactNode } from "react";
import styles from "./Text.module.css";

type Props = {
  variant?: "lead" | "small";
  tone?: "soft";
  children: ReactNode;
};

/** A paragraph; by default in body size. */
export function Text({ variant, tone, children }: Props) {
  return (
    <p className={variant || tone ? styles.text : undefined} data-variant={variant} data-tone={tone}>
      {children}
    </p>
  );
}
