import type { ReactNode } from "react";
import styles from "./ArticlePart.module.css";

type Props = { id: string; title: string; children: ReactNode };

/** One part of a long text under its heading, which its contents link to. */
export function ArticlePart({ id, title, children }: Props) {
  return (
    <section className={styles.part} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
