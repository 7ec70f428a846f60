import type { ReactNode } from "react";
import styles from "./Sheet.module.css";

type Props = { id: string; title: string; tone?: "panel"; children: ReactNode };

/** The class of a raised sheet with a heading elsewhere, such as the form of a tool. */
export const sheet = styles.sheet;

/** A raised sheet with a heading, for a form or the one thing to do now. */
export function Sheet({ id, title, tone, children }: Props) {
  return (
    <section className={styles.sheet} id={id} aria-labelledby={`${id}-title`} data-tone={tone} data-surface={tone}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
