import type { ReactNode } from "react";
import type { DayProblem } from "#practice/calendar-days.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { Field } from "#ui/forms/Field.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { laterEvents, type DayErrors } from "./answers.ts";
import styles from "./Deadlines.module.css";

type Props = { errors: DayErrors; texts: DeadlineLabels; problems: Readonly<Record<DayProblem, string>> };

/** The questions, each with its answers besides “Not sure”. */
const questions = {
  working: ["no", "yes"],
  drove: ["no", "yes"],
  vehicle: ["insured", "uninsured", "unknown"],
  fled: ["no", "yes"],
  public: ["no", "yes"],
} as const;
const names = Object.keys(questions) as (keyof typeof questions)[];

/** The day of the accident; then, optionally, five questions and later days of a claim. */
export function DeadlineFields({ errors, texts: { form }, problems }: Props) {
  const errorAt = (field: keyof DayErrors) => {
    const problem = errors[field];
    return problem && problems[problem];
  };
  return (
    <>
      <Field name="accident" label={form.accident} required error={errorAt("accident")}>
        {(control) => <input {...control} type="date" />}
      </Field>
      <Optional title={form.questions}>
        {names.map((name) => (
          <Field key={name} name={name} {...form[name]}>
            {(control) => (
              <select {...control}>
                <option value="">{form.unsure}</option>
                {questions[name].map((answer) => (
                  <option key={answer} value={answer}>
                    {form[answer]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </Optional>
      <Optional title={form.known}>
        {laterEvents.map((event) => {
          const { label, hint } = form.days[event];
          return (
            <Field
              key={event}
              name={event}
              label={<NoBreakText>{label}</NoBreakText>}
              hint={hint}
              error={errorAt(event)}
            >
              {(control) => <input {...control} type="date" />}
            </Field>
          );
        })}
      </Optional>
    </>
  );
}

/** Optional fields, collapsed: the day alone is enough. */
function Optional({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
