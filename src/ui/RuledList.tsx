import type { ReactNode } from "react";
import styles from "./RuledList.module.css";

type Item = { id: string; title: string; text: ReactNode };
type Props = { items: readonly Item[] };

/** Terms and what they mean, two beside each other, each under a heavy rule. */
export function RuledList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, title, text }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
