import type { ReactNode } from "react";
import styles from "./NotedList.module.css";
import { Words } from "#ui/text/Words.tsx";

type Item = { id: string; term: string; note: ReactNode; text: string };
type Props = { items: readonly Item[] };

/** Terms with a short note at the right and a sentence under them, on hairlines. */
export function NotedList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, note, text }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{note}</dd>
          <dd>
            <Words>{text}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}
