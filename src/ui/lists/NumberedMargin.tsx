import styles from "./NumberedMargin.module.css";
import { Words } from "#ui/text/Words.tsx";

type Item = { id: string; title: string; text: string };
type Props = { items: readonly Item[] };

/** Numbered points along a rule with ticks, as marks along a margin; the title beside its text where there is room. */
export function NumberedMargin({ items }: Props) {
  return (
    <ol className={styles.margin} role="list">
      {items.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>
            <Words>{text}</Words>
          </p>
        </li>
      ))}
    </ol>
  );
}
