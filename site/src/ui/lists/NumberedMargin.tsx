import styles from "./NumberedMargin.module.css";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Item = { id: string; title: string; text: string };
type Props = { items: readonly Item[] };

/** Numbered points between hairlines, the title beside its text where there is room. */
export function NumberedMargin({ items }: Props) {
  return (
    <ol className={styles.margin} role="list">
      {items.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>
            <NoBreakText>{text}</NoBreakText>
          </p>
        </li>
      ))}
    </ol>
  );
}
