import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import styles from "./Statement.module.css";

type Props = { id: string; heading: string; statement: string; children: ReactNode };

/** One sentence in large type under a heading that stays small, and below it the paragraphs that say why. */
export function Statement({ id, heading, statement, children }: Props) {
  return (
    <Section id={id}>
      <div className={styles.pull} data-short="">
        <h2 id={`${id}-title`}>{heading}</h2>
        <p>{statement}</p>
      </div>
      <div className={styles.text}>{children}</div>
    </Section>
  );
}
