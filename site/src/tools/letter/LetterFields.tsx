import type { ComponentProps } from "react";
import type { LetterErrors, LetterPart } from "./notice-letter.ts";
import type { FormTexts } from "./texts-schema.ts";
import { Field } from "#ui/forms/Field.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import styles from "./NoticeLetter.module.css";

type Props = {
  errors: LetterErrors;
  texts: FormTexts;
  /** The link to “Who pays?”. */
  whoPays: string;
  /** The insurer found there: its kind, and where to find its name. */
  found: string | undefined;
};

type LineProps = { name: LetterPart } & Pick<ComponentProps<"input">, "type" | "autoComplete">;
type LinesProps = { name: LetterPart } & Pick<ComponentProps<"textarea">, "rows" | "autoComplete">;

/** The fields of the letter, in three short steps. None is required; rarely needed ones are collapsed. */
export function LetterFields({ errors, texts, whoPays, found }: Props) {
  const { steps, folded, labels, form, others } = texts;
  const hints: Partial<Record<LetterPart, string>> = texts.hints;
  const about = (name: LetterPart) => ({ name, label: labels[name], hint: hints[name], error: errors[name] });
  const line = ({ name, type = "text", ...rest }: LineProps) => (
    <Field {...about(name)}>{(control) => <input {...control} type={type} {...rest} />}</Field>
  );
  const lines = ({ name, rows = 2, ...rest }: LinesProps) => (
    <Field {...about(name)}>{(control) => <textarea {...control} rows={rows} {...rest} />}</Field>
  );
  return (
    <>
      <p className={styles.legend}>{form.blank}</p>
      {others && <p className={styles.legend}>{others.typed}</p>}
      <fieldset>
        <legend>{steps.you}</legend>
        {line({ name: "name", autoComplete: "name" })}
        {lines({ name: "address", autoComplete: "street-address" })}
        <details className={styles.optional}>
          <summary>{folded.you}</summary>
          {line({ name: "phone", type: "tel", autoComplete: "tel" })}
          {line({ name: "email", type: "email", autoComplete: "email" })}
        </details>
      </fieldset>
      <fieldset>
        <legend>{steps.insurer}</legend>
        <div>
          <Field {...about("insurer")} hint={found ? undefined : hints.insurer}>
            {(control) => (
              <input
                {...control}
                type="text"
                aria-describedby={
                  [found && "insurer-found", control["aria-describedby"]].filter(Boolean).join(" ") || undefined
                }
              />
            )}
          </Field>
          {found ? (
            <p className={styles.legend} id="insurer-found">
              <NoBreakText>{found}</NoBreakText>
            </p>
          ) : (
            <p>
              <LinkedText href={whoPays}>{form.find}</LinkedText>
            </p>
          )}
        </div>
        <details className={styles.optional}>
          <summary>{folded.insurer}</summary>
          {lines({ name: "insurerAddress" })}
          {line({ name: "policyholder" })}
          {line({ name: "policyNumber" })}
          {line({ name: "claimNumber" })}
        </details>
      </fieldset>
      <fieldset>
        <legend>{steps.accident}</legend>
        {line({ name: "accident", type: "date" })}
        {line({ name: "place" })}
        {lines({ name: "account", rows: 3 })}
        <details className={styles.optional}>
          <summary>{folded.accident}</summary>
          {line({ name: "time", type: "time" })}
          {line({ name: "vehicle" })}
          {line({ name: "injured" })}
          <Field name="late" label={labels.late} hint={texts.hints.late}>
            {(control) => (
              <select {...control}>
                <option value="">{form.ifLate}</option>
                <option value="yes">{form.always}</option>
              </select>
            )}
          </Field>
        </details>
      </fieldset>
    </>
  );
}
