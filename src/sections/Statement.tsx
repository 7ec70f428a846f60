import type { ReactNode } from "react";
import { PullStatement } from "./PullStatement.tsx";
import { Section } from "#ui/layout/Section.tsx";
import styles from "./Statement.module.css";

type Props = { id: string; heading: string; statement: string; children: ReactNode };

/** One sentence in large letters, and under it the paragraphs that say why. */
export function Statement({ id, heading, statement, children }: Props) {
  return (
    <Section id={id}>
      <PullStatement section={id} heading={heading}>
        {statement}
      </PullStatement>
      <div className={styles.text}>{children}</div>
    </Section>
  );
}
