import type { ReactNode } from "react";
import styles from "./NotedList.module.css";

type Item = { id: string; term: string; note: ReactNode; text: ReactNode };
type Props = { items: readonly Item[] };

/** Terms with a short note at the right and a sentence under them, on hairlines. */
export function NotedList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, note, text }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{note}</dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
