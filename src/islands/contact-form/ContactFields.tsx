import { fieldLabels, patientTypes } from "#domain/contact-message.ts";
import { Field } from "#ui/forms/Field.tsx";
import type { FieldErrors } from "./message.ts";

type Props = { errors: FieldErrors };

/** A placeholder, even a space, enables `:placeholder-shown`: an empty form is not printed. */
const emptyIsStyled = { placeholder: " " };

/** The five fields of a message, each with its error while it has one. */
export function ContactFields({ errors }: Props) {
  return (
    <>
      <Field name="name" label={fieldLabels.name} required error={errors.name}>
        {(control) => <input {...control} {...emptyIsStyled} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label={fieldLabels.email} required error={errors.email}>
        {(control) => <input {...control} {...emptyIsStyled} type="email" autoComplete="email" />}
      </Field>
      <Field name="phone" label={fieldLabels.phone} error={errors.phone}>
        {(control) => <input {...control} {...emptyIsStyled} type="tel" autoComplete="tel" />}
      </Field>
      <Field name="patientType" label="I am a" required>
        {({ required: _, ...control }) => (
          // It has a default answer, so it cannot be missing.
          <select {...control}>
            {Object.entries(patientTypes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        name="message"
        label={fieldLabels.message}
        required
        hint="How can we help? No medical details or ID numbers, please."
        error={errors.message}
      >
        {(control) => <textarea {...control} {...emptyIsStyled} rows={6} />}
      </Field>
    </>
  );
}
