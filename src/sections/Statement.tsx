import type { ReactNode } from "react";
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

type PullStatementProps = {
  /** The id of the section that the heading names. */
  section: string;
  heading: string;
  children: string;
};

/** One sentence in display type that carries a section, under a heading that stays small beside it. */
function PullStatement({ section, heading, children }: PullStatementProps) {
  return (
    <div className={styles.pull}>
      <h2 id={`${section}-title`}>{heading}</h2>
      <p>{children}</p>
    </div>
  );
}
