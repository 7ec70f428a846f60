import { MarkList } from "./MarkList.tsx";
import styles from "./TitledList.module.css";

type Props = {
  title: string;
  items: readonly string[];
  /** Under a heavy rule, where nothing above the list opens its part of the block. */
  variant?: "ruled";
  columns?: 2;
};

/** A list inside a block, with a heading of its own. */
export function TitledList({ title, items, variant, columns }: Props) {
  return (
    <div className={styles.list} data-variant={variant}>
      <h3>{title}</h3>
      <MarkList items={items} columns={columns} />
    </div>
  );
}
