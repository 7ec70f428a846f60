import styles from "./WriteLines.module.css";

type Props = { lines: readonly string[] };

/** What to write down on paper, each with a line for it beside the others; the screen has no use for them. */
export function WriteLines({ lines }: Props) {
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
