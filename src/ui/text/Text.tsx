import type { ReactNode } from "react";
import styles from "./Text.module.css";

type Props = {
  variant?: "lead" | "small";
  tone?: "soft";
  /** Not printed. */
  screenOnly?: true;
  children: ReactNode;
};

/** A paragraph; by default in body size. */
export function Text({ variant, tone, screenOnly, children }: Props) {
  return (
    <p
      className={variant || tone ? styles.text : undefined}
      data-variant={variant}
      data-tone={tone}
      data-screen-only={screenOnly && ""}
    >
      {children}
    </p>
  );
}
