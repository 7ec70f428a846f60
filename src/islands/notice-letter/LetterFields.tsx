import type { ComponentProps } from "react";
import type { LetterErrors, LetterPart } from "#domain/notice-letter.ts";
import { Field } from "#ui/forms/Field.tsx";
import styles from "./NoticeLetter.module.css";

type Props = {
  errors: LetterErrors;
  /** The time for notice as text, such as “30 days”. */
  noticeLimit: string;
  /** The page that finds the insurer. */
  whoPays: string;
};

type PartProps = { name: LetterPart; label: string; hint?: string };
type LineProps = PartProps & Pick<ComponentProps<"input">, "type" | "autoComplete">;
type LinesProps = PartProps & Pick<ComponentProps<"textarea">, "rows" | "autoComplete">;

/** What the letter is made of, in three short steps. Nothing must be filled in; what most people leave out is folded away. */
export function LetterFields({ errors, noticeLimit, whoPays }: Props) {
  const line = ({ name, label, hint, type = "text", ...rest }: LineProps) => (
    <Field name={name} label={label} hint={hint} error={errors[name]}>
      {(control) => <input {...control} type={type} {...rest} />}
    </Field>
  );
  const lines = ({ name, label, hint, rows = 2, ...rest }: LinesProps) => (
    <Field name={name} label={label} hint={hint} error={errors[name]}>
      {(control) => <textarea {...control} rows={rows} {...rest} />}
    </Field>
  );
  return (
    <>
      <p className={styles.legend}>What you leave blank becomes a line to fill in by hand.</p>
      <fieldset>
        <legend>1. You</legend>
        {line({ name: "name", label: "Your name", autoComplete: "name" })}
        {lines({ name: "address", label: "Your address", autoComplete: "street-address" })}
        <details className={styles.optional}>
          <summary>Phone and email (optional)</summary>
          {line({ name: "phone", label: "Your phone", type: "tel", autoComplete: "tel" })}
          {line({ name: "email", label: "Your email", type: "email", autoComplete: "email" })}
        </details>
      </fieldset>
      <fieldset>
        <legend>2. The insurer</legend>
        {line({ name: "insurer", label: "Name of the insurer", hint: "It is on the insurance card of the vehicle." })}
        <p>
          Not sure which one? <a href={whoPays}>Find the insurer to ask</a>.
        </p>
        <details className={styles.optional}>
          <summary>Its address, policy and claim numbers (optional)</summary>
          {lines({ name: "insurerAddress", label: "Address of the insurer" })}
          {line({ name: "policyholder", label: "Policyholder, if you know" })}
          {line({ name: "policyNumber", label: "Policy number, if you know" })}
          {line({ name: "claimNumber", label: "Claim number, if you have one" })}
        </details>
      </fieldset>
      <fieldset>
        <legend>3. The accident</legend>
        {line({ name: "accident", label: "Date of the accident", type: "date" })}
        {line({ name: "place", label: "Place", hint: "The street and the town, as you know them." })}
        {lines({
          name: "account",
          label: "What happened",
          hint: "One sentence, short and true. Please add nothing about your health.",
          rows: 3,
        })}
        <details className={styles.optional}>
          <summary>Time, vehicle, someone else hurt, late notice (optional)</summary>
          {line({ name: "time", label: "Time of the accident", type: "time" })}
          {line({ name: "vehicle", label: "The vehicle: plate, make, driver, as you know them" })}
          {line({ name: "injured", label: "Who was hurt, if not you" })}
          <Field
            name="late"
            label="Late notice"
            hint={`A date more than ${noticeLimit} ago adds the line for your reason by itself.`}
          >
            {(control) => (
              <select {...control}>
                <option value="">Add the line only when it is needed</option>
                <option value="yes">Add the line for my reason</option>
              </select>
            )}
          </Field>
        </details>
      </fieldset>
    </>
  );
}
