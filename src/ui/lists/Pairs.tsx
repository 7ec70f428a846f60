import type { ReactNode } from "react";
import styles from "./Pairs.module.css";

type Props = {
  /** Small letters, and narrow terms beside running text. */
  variant?: "small";
  pairs: readonly {
    term: string;
    value: ReactNode;
    /** A line of its own under both, which may come later without moving anything. */
    note?: ReactNode;
  }[];
};

/** Terms with their values beside them, such as offices and their telephone numbers. */
export function Pairs({ variant, pairs }: Props) {
  return (
    <dl className={styles.pairs} data-variant={variant}>
      {pairs.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
