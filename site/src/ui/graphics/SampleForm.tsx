import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./SampleForm.module.css";

/** A row of the form, with the names of its fields. */
type Row = {
  fields: readonly string[];
  /** Checkboxes, checkboxes of one question, what the reader writes on the form, or what is on its back. */
  variant?: "boxes" | "choice" | "hand" | "back" | undefined;
  /** The question of the checkboxes. */
  question?: string;
};
type Props = { title: string; code?: string | undefined; rows: readonly Row[]; caption: string };

/**
 * A drawing of a form, filled in with strokes instead of text, so that it is not mistaken for a real one. Its rows
 * are numbered as the notes of a list beside it with the same text, so the drawing is hidden from screen readers.
 */
export function SampleForm({ title, code, rows, caption }: Props) {
  return (
    <figure className={styles.sample}>
      <div aria-hidden="true">
        <p>
          <b>
            <NoBreakText>{title}</NoBreakText>
          </b>
          <span>{code}</span>
        </p>
        {rows.map(({ fields, variant, question }, index) => (
          <p key={index} data-variant={variant} data-mark={index + 1}>
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
      </div>
      <figcaption>
        <NoBreakText>{caption}</NoBreakText>
      </figcaption>
    </figure>
  );
}
