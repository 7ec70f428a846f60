import type { ReactNode } from "react";
import { Field } from "#ui/forms/Field.tsx";
import { laterDays, type DayErrors } from "./answers.ts";
import styles from "./Deadlines.module.css";

type Props = { errors: DayErrors };

const yesOrNo = { "": "Not sure", no: "No", yes: "Yes" };

const questions = [
  {
    name: "working",
    label: "Were you working when it happened?",
    hint: "Driving for work counts, too.",
    options: yesOrNo,
  },
  { name: "drove", label: "Were you driving?", hint: "A motor vehicle, not a bicycle.", options: yesOrNo },
  {
    name: "vehicle",
    label: "Does the vehicle have an insurer?",
    hint: "The one you were in. On foot or on a bicycle: the one that hit you.",
    options: {
      "": "Not sure",
      insured: "Yes",
      uninsured: "No, it has no insurance",
      unknown: "Nobody knows which vehicle it was",
    },
  },
  {
    name: "fled",
    label: "Did a driver flee the scene?",
    hint: "A hit-and-run, whichever vehicle it was.",
    options: yesOrNo,
  },
  {
    name: "public",
    label: "Was a public vehicle involved?",
    hint: "A city bus, for example.",
    options: yesOrNo,
  },
];

/** The day of the accident; then, for those who want it, five questions and days that come later in a claim. */
export function DeadlineFields({ errors }: Props) {
  return (
    <>
      <Field name="accident" label="Date of the accident" required error={errors.accident}>
        {(control) => <input {...control} type="date" />}
      </Field>
      <Optional title="Answer five questions for a shorter list">
        {questions.map(({ name, label, hint, options }) => (
          <Field key={name} name={name} label={label} hint={hint}>
            {(control) => (
              <select {...control}>
                {Object.entries(options).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </Optional>
      <Optional title="Add dates you already know">
        {Object.entries(laterDays).map(([event, asked]) => (
          <Field key={event} name={event} {...asked} error={errors[event as keyof DayErrors]}>
            {(control) => <input {...control} type="date" />}
          </Field>
        ))}
      </Optional>
    </>
  );
}

/** What may be left out, folded away: the day alone is enough. */
function Optional({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title} (optional)</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
