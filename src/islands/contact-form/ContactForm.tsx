import { useRef, useState, type InputEvent, type SubmitEvent } from "react";
import { useErrorBoundary } from "react-error-boundary";
import { patientTypes, type RequiredField, type SendMessage } from "#domain/contact-message.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import type { Notice } from "#schemas/notice.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import styles from "./ContactForm.module.css";
import { fieldErrors, readMessage, type FieldErrors } from "./form-values.ts";
import { Notices, type ShownNotice } from "./Notices.tsx";

type Props = { send: SendMessage; sent: Notice; missing: Notice; phone: string };

const visibleNotices = 3;

/**
 * The contact form. Its fields are uncontrolled and read on submit, so that nothing typed before the code arrived is
 * lost. As HTML alone it is a `method="dialog"` form outside a dialog: submitting it does nothing, sends nothing, and
 * keeps every value.
 */
export function ContactForm({ send, sent, missing, phone }: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  // "sent" lasts until the visitor types again or its notice closes: a second press meanwhile is the same press.
  const phase = useRef<"editing" | "sending" | "sent">("editing");
  const noticeId = useRef(0);
  const { showBoundary } = useErrorBoundary();

  const show = (notice: Notice) =>
    setNotices((open) => [...open, { ...notice, id: ++noticeId.current }].slice(-visibleNotices));

  const close = (id: number) => {
    if (phase.current === "sent") phase.current = "editing";
    setNotices((open) => open.filter((notice) => notice.id !== id));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase.current !== "editing") return;
    const form = event.currentTarget;
    const message = readMessage(form);
    const { errors: found, missing: incomplete } = fieldErrors(form, message);
    setErrors(found);
    if (incomplete) show(missing);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    phase.current = "sending";
    try {
      await send(message);
      form.reset();
      phase.current = "sent";
      show(sent);
    } catch (error) {
      showBoundary(error);
    }
  };

  const mend = (event: InputEvent<HTMLFormElement>) => {
    phase.current = "editing";
    if (Object.keys(errors).length === 0) return;
    const { errors: left } = fieldErrors(event.currentTarget, readMessage(event.currentTarget));
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => left[field as RequiredField])));
  };

  return (
    <>
      <form
        className={styles.form}
        method="dialog"
        onSubmit={(event) => void submit(event)}
        onInput={mend}
        ref={(form) => {
          // From here on our own check speaks; until then the browser's does.
          if (form) form.noValidate = true;
        }}
      >
        <Field name="name" label="Full Name" required error={errors.name}>
          {(control) => <input {...control} type="text" autoComplete="name" />}
        </Field>
        <Field name="email" label="Email" required error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="email" />}
        </Field>
        <Field name="phone" label="Phone">
          {(control) => <input {...control} type="tel" autoComplete="tel" />}
        </Field>
        <Field name="patientType" label="I am a" required>
          {(control) => (
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
          label="Message"
          required
          hint="How can we help? No medical details or ID numbers, please."
          error={errors.message}
        >
          {(control) => <textarea {...control} rows={6} />}
        </Field>
        <p className={styles.legend}>* must be filled in.</p>
        <Button tone="primary">Send Message</Button>
        <p className={styles.failed} role="status">
          The form could not start. What you wrote is still here. Please call{" "}
          <a href={telHref(phone)}>{readablePhone(phone)}</a>.
        </p>
      </form>
      {notices.length > 0 && <Notices notices={notices} onClose={close} />}
    </>
  );
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus({ preventScroll: true });
  // To the top: there the notices at the bottom of the screen never cover it.
  field.labels?.[0]?.scrollIntoView({ block: "start" });
}
