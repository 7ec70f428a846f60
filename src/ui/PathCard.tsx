import type { ReactNode } from "react";
import styles from "./PathCard.module.css";

type Props = { title: string; tone: "light" | "dark"; action: ReactNode; children: ReactNode };

/** One of two unequal ways on; a branch of the trace comes down to it and ends on a ring. */
export function PathCard({ title, tone, action, children }: Props) {
  return (
    <article className={styles.card} data-surface={tone === "dark" ? "panel" : undefined}>
      <h3>{title}</h3>
      {children}
      <p className={styles.action}>{action}</p>
    </article>
  );
}
