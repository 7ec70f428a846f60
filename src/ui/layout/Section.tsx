import type { ReactNode } from "react";
import styles from "./Section.module.css";
import { Wrap } from "./Wrap.tsx";

type Props = {
  /** The anchor; the heading of the section carries `${id}-title`. */
  id: string;
  variant?: "sunk" | "scale" | "band";
  children: ReactNode;
};

/**
 * A band of the page: plain paper, the one sunk band, paper under a ruler, or a low band on the inverse surface. All but
 * the last are landmarks; smaller parts have a heading only, for a list of twenty landmarks leads nobody anywhere.
 */
export function Section({ id, variant, children }: Props) {
  return (
    <section
      className={styles.section}
      id={id}
      data-variant={variant}
      data-surface={variant === "band" ? "panel" : undefined}
      aria-labelledby={variant === "band" ? undefined : `${id}-title`}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}
