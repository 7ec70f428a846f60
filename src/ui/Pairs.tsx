import type { ReactNode } from "react";
import styles from "./Pairs.module.css";

type Props = { pairs: readonly { term: string; value: ReactNode }[] };

/** Terms with their values beside them, such as offices and their telephone numbers. */
export function Pairs({ pairs }: Props) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
