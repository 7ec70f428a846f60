import { type MouseEvent, useState } from "react";
import { fieldLabels, patientTypeLabel, patientTypes } from "#contact/contact-message.ts";
import { Field } from "#ui/forms/Field.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./ContactForm.module.css";
import type { FieldErrors } from "./read-form.ts";

type Props = {
  errors: FieldErrors;
  /** A question about an address that is probably mistyped. */
  emailHint: string | undefined;
  /** Called with the address when the field is left, and with none while it changes. */
  onEmail: (address: string) => void;
};

/** A placeholder, even a space, enables `:placeholder-shown`: an empty form is not printed. */
const emptyIsStyled = { placeholder: " " };

/** The five fields of a message, each with its error while it has one. */
export function ContactFields({ errors, emailHint, onEmail }: Props) {
  return (
    <>
      <Field name="name" label={fieldLabels.name} required error={errors.name}>
        {(control) => <input {...control} {...emptyIsStyled} type="text" autoComplete="name" />}
      </Field>
      <div className={styles.email}>
        <Field name="email" label={fieldLabels.email} required error={errors.email}>
          {(control) => (
            <input
              {...control}
              {...emptyIsStyled}
              type="email"
              autoComplete="email"
              onInput={() => onEmail("")}
              onBlur={({ target }) => onEmail(target.value)}
            />
          )}
        </Field>
        <p className={styles.emailHint} role="status">
          {emailHint}
        </p>
      </div>
      <Field name="phone" label={fieldLabels.phone} error={errors.phone}>
        {(control) => <input {...control} {...emptyIsStyled} type="tel" autoComplete="tel" />}
      </Field>
      <Field name="patientType" label={patientTypeLabel} required>
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
      <CallMe />
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

/** What most people write, also without the stop at its end: an office may be named after it. */
const callMe = "Please call me to schedule an evaluation";

/** Writes the message that most people write, before what is there already, and asks for a number to call. */
function CallMe() {
  const [isWritten, setIsWritten] = useState(false);
  const write = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const message = form?.elements.namedItem("message");
    if (!(message instanceof HTMLTextAreaElement)) return;
    if (!message.value.startsWith(callMe)) message.value = `${callMe}.\n${message.value}`.trim();
    // As if it had been typed: an error of the field is then corrected.
    message.dispatchEvent(new InputEvent("input", { bubbles: true }));
    setIsWritten(true);
    const phone = form?.elements.namedItem("phone");
    if (phone instanceof HTMLInputElement && !phone.value) phone.focus();
  };
  return (
    <div className={styles.callMe} data-screen-only="">
      <button type="button" onClick={write}>
        “{callMe}.”
      </button>
      <VisuallyHidden>
        <span role="status">{isWritten && "Written into the message. Which number do we call?"}</span>
      </VisuallyHidden>
    </div>
  );
}
