import styles from "./MarginNotes.module.css";
import { Words } from "#ui/text/Words.tsx";

type Props = { title: string; notes: readonly string[] };

/** Sentences in the margin of a block, on a rule with ticks: what somebody must know beforehand. */
export function MarginNotes({ title, notes }: Props) {
  return (
    <div className={styles.notes}>
      <h3>{title}</h3>
      <ul role="list">
        {notes.map((note) => (
          <li key={note}>
            <Words>{note}</Words>
          </li>
        ))}
      </ul>
    </div>
  );
}
