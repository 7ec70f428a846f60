import styles from "./SampleForm.module.css";

/** A row of the form: the names of its fields, and the number of the note that explains it. */
type Row = {
  fields: readonly string[];
  mark: number;
  /** Boxes with room beside them, an answer to check off, or what the reader writes on it. */
  variant?: "boxes" | "choice" | "hand";
  /** What a choice answers. */
  question?: string;
};
type Props = { title: string; code: string; rows: readonly Row[]; back?: string; caption: string };

/**
 * A drawn form, filled in with strokes instead of text, so that it is not taken for a real one. Numbers mark its
 * places; a list beside it says the same, so the drawing is hidden from screen readers.
 */
export function SampleForm({ title, code, rows, back, caption }: Props) {
  return (
    <figure className={styles.sample}>
      <div aria-hidden="true">
        <p>
          <b>{title}</b>
          <span>{code}</span>
        </p>
        {rows.map(({ fields, mark, variant, question }) => (
          <p key={mark} data-variant={variant} data-mark={mark}>
            {question && <b>{question}</b>}
            {fields.map((field) => (
              <span key={field}>{field}</span>
            ))}
          </p>
        ))}
        {back && (
          <p data-variant="back" data-mark={rows.length + 1}>
            <span>{back}</span>
          </p>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

type LetterProps = {
  /** The text at the top of the letter. */
  title: string;
  /** The name of the form, if it is one. */
  code?: string | undefined;
  /** What is filled in on it; the last one is marked. */
  lines: readonly string[];
};

/** The top of a letter from an insurer, drawn with strokes instead of text, so that it is not taken for a real one. */
export function SampleLetter({ title, code, lines }: LetterProps) {
  return (
    <div className={styles.letter}>
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
