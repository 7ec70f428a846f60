import type { ReactNode } from "react";
import styles from "./Buttons.module.css";

type Props = {
  /** On small screens the buttons share the width, as on the first screen of the home page. */
  variant?: "fill";
  children: ReactNode;
};

/** Buttons beside each other under what they are about: what to do first, and what else. */
export function Buttons({ variant, children }: Props) {
  return (
    <div className={styles.buttons} data-variant={variant}>
      {children}
    </div>
  );
}
