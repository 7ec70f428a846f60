import type { ReactNode } from "react";
import styles from "./RuledList.module.css";
import { Words } from "#ui/text/Words.tsx";

type Item = { id: string; title: string; text: ReactNode };
type Props = {
  items: readonly Item[];
  /** Four beside each other where there is room, instead of two. */
  columns?: 4;
};

/** Terms and what they mean, two or four beside each other, each under a heavy rule. */
export function RuledList({ items, columns }: Props) {
  return (
    <dl className={styles.list} data-columns={columns}>
      {items.map(({ id, title, text }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>
            <Words>{text}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}
