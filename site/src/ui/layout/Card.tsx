import type { ReactNode } from "react";
import styles from "./Card.module.css";

type Props = { id: string; title: string; tone?: "panel"; children: ReactNode };

/** The class of a raised card with a heading elsewhere, such as the form of a tool. */
export const card = styles.card;

/** A raised card with a heading, for a form or the one thing to do now. */
export function Card({ id, title, tone, children }: Props) {
  return (
    <section className={styles.card} id={id} aria-labelledby={`${id}-title`} data-tone={tone} data-surface={tone}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
