import type { ReactNode } from "react";
import styles from "./PathCard.module.css";

type Props = {
  title: string;
  tone: "light" | "dark";
  /** The button, and what there is to say of it. */
  action: ReactNode;
  children: ReactNode;
};

/** One of two unequal ways on; a branch of the trace comes down to it and ends on a ring. */
export function PathCard({ title, tone, action, children }: Props) {
  return (
    <article
      className={styles.card}
      data-surface={tone === "dark" ? "panel" : undefined}
      aria-labelledby={`path-${tone}`}
    >
      <h3 id={`path-${tone}`}>{title}</h3>
      {children}
      <div className={styles.action}>{action}</div>
    </article>
  );
}
