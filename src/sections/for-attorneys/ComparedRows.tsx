import type { ReactNode } from "react";
import styles from "./ComparedRows.module.css";

type Row = { id: string; title: string; about: string; cells: readonly ReactNode[] };
type Props = {
  /** The heads of the columns after the first, in the order of each row's cells. */
  heads: readonly string[];
  rows: readonly Row[];
};

/**
 * A few things compared under the same heads, in unequal columns; on small screens each thing with its heads under
 * it. Every cell carries its head for screen readers, so the line of heads on top is for the eye alone.
 */
export function ComparedRows({ heads, rows }: Props) {
  return (
    <div>
      <p className={styles.heads} aria-hidden="true">
        <span />
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      {rows.map(({ id, title, about, cells }) => (
        <article key={id} className={styles.row} aria-labelledby={id}>
          <div>
            <h3 id={id}>{title}</h3>
            <p className={styles.about}>{about}</p>
          </div>
          <dl>
            {cells.map((cell, index) => (
              <div key={heads[index]}>
                <dt>{heads[index]}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
