import { Field } from "#ui/Field.tsx";
import { laterDays, type DayErrors } from "./answers.ts";
import styles from "./Deadlines.module.css";

type Props = { errors: DayErrors };

const questions = [
  {
    name: "working",
    label: "Were you working when it happened?",
    hint: "Driving for work counts, too.",
    options: { "": "Not sure", no: "No", yes: "Yes" },
  },
  {
    name: "vehicle",
    label: "Does the vehicle have an insurer?",
    hint: "The one you were in, or that hit you.",
    options: {
      "": "Not sure",
      insured: "An insurer is known",
      unknown: "It drove away, or nobody knows it",
      uninsured: "It is known, but has no insurance",
    },
  },
  {
    name: "public",
    label: "Were you hurt by a public vehicle?",
    hint: "A city bus, for example.",
    options: { "": "Not sure", no: "No", yes: "Yes" },
  },
] as const;

/** The day of the accident, three questions that make the list shorter, and days that come later in a claim. */
export function DeadlineFields({ errors }: Props) {
  return (
    <>
      <div className={styles.fields}>
        <Field name="accident" label="Date of the accident" required error={errors.accident}>
          {(control) => <input {...control} type="date" />}
        </Field>
        {questions.map(({ name, label, hint, options }) => (
          <Field key={name} name={name} label={label} hint={hint}>
            {(control) => (
              <select {...control}>
                {Object.entries(options).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <details>
        <summary>Later days that you know (optional)</summary>
        <div className={styles.fields}>
          {Object.entries(laterDays).map(([event, label]) => (
            <Field key={event} name={event} label={label} error={errors[event as keyof DayErrors]}>
              {(control) => <input {...control} type="date" />}
            </Field>
          ))}
        </div>
      </details>
    </>
  );
}
