import styles from "./LetterHead.module.css";

type Props = {
  /** The words at the top of the letter. */
  title: string;
  /** The name of the form, if it is one. */
  code?: string | undefined;
  /** What is filled in on it; the last one is marked. */
  lines: readonly string[];
};

/** The top of a letter that somebody may get, drawn with strokes instead of words, so that nobody takes it for a real one. */
export function LetterHead({ title, code, lines }: Props) {
  return (
    <div className={styles.head}>
      <small>Sample</small>
      <b>{title}</b>
      {code && <small>{code}</small>}
      <div aria-hidden="true">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  );
}
