import { Tag } from "./Tag.tsx";
import styles from "./Tags.module.css";

type Props = { label: string; words: readonly string[] };

/** Keywords beside each other. */
export function Tags({ label, words }: Props) {
  return (
    <ul className={styles.tags} role="list" aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <Tag>{word}</Tag>
        </li>
      ))}
    </ul>
  );
}
