import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./SampleForm.module.css";

/** A row of the form: the names of its fields, and the number of the note that explains it. */
type Row = {
  fields: readonly string[];
  mark: number;
  /** Checkboxes with space beside them, one of them checked, or what the reader writes on the form. */
  variant?: "boxes" | "choice" | "hand";
  /** The question of the checkboxes. */
  question?: string;
};
type Props = { title: string; code: string; rows: readonly Row[]; back?: string; caption: string };

/**
 * A drawing of a form, filled in with strokes instead of text, so that it is not mistaken for a real one. Its numbers
 * refer to a list beside it with the same text, so the drawing is hidden from screen readers.
 */
export function SampleForm({ title, code, rows, back, caption }: Props) {
  return (
    <figure className={styles.sample}>
      <div aria-hidden="true">
        <p>
          <b>
            <NoBreakText>{title}</NoBreakText>
          </b>
          <span>{code}</span>
        </p>
        {rows.map(({ fields, mark, variant, question }) => (
          <p key={mark} data-variant={variant} data-mark={mark}>
            {question && (
              <b>
                <NoBreakText>{question}</NoBreakText>
              </b>
            )}
            {fields.map((field) => (
              <span key={field}>
                <NoBreakText>{field}</NoBreakText>
              </span>
            ))}
          </p>
        ))}
        {back && (
          <p data-variant="back" data-mark={rows.length + 1}>
            <span>
              <NoBreakText>{back}</NoBreakText>
            </span>
          </p>
        )}
      </div>
      <figcaption>
        <NoBreakText>{caption}</NoBreakText>
      </figcaption>
    </figure>
  );
}

type LetterProps = {
  /** The text at the top of the letter. */
  title: string;
  /** The name of the form, if it is one. */
  code?: string | undefined;
  /** The fields that are filled in; the last one is marked. */
  lines: readonly string[];
};

/** The top of a letter from an insurer, with strokes instead of text, so that it is not mistaken for a real one. */
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
