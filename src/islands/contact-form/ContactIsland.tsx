import { useRef, useState, type InputEvent, type SubmitEvent } from "react";
import { fieldLabels, type LimitedField } from "#domain/contact-message.ts";
import { ErrorNotice } from "#islands/error-boundary/ErrorNotice.tsx";
import { IslandErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import type { Notice } from "#schemas/notice.ts";
import { focusField } from "#ui/forms/focus-field.ts";
import { Button } from "#ui/links/Button.tsx";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./ContactForm.module.css";
import { DeliveryStatus, failureOf, formAttributes, HoneypotField, notSent, send, sendTone } from "./delivery.tsx";
import { Notices, type ShownNotice } from "./Notices.tsx";
import { checkedFields, type DeliveryPhase, fieldErrors, type FieldErrors, readMessage } from "./message.ts";

/** The notices of the form. */
type FormNotices = { sent: Notice; missing: Notice; unexpected: Notice };

type Props = { texts: FormNotices; phone: string };

type State = { phase: "editing"; errors: FieldErrors } | DeliveryPhase | { phase: "failed"; error: unknown };

/** The contact form as the page mounts it. */
export function ContactIsland({ texts, phone }: Props) {
  return (
    <IslandErrorBoundary notice={texts.unexpected} phone={phone} losesForm>
      <ContactForm texts={texts} phone={phone} />
    </IslandErrorBoundary>
  );
}

/**
 * The contact form. Its fields are uncontrolled and read on submit, so that nothing typed before the code arrived is
 * lost. `delivery.tsx` decides where a message is sent, and which status is shown.
 */
function ContactForm({ texts, phone }: Props) {
  const [state, setState] = useState<State>({ phase: "editing", errors: {} });
  // One at a time: the result of the last submit.
  const [notice, setNotice] = useState<ShownNotice>();
  const noticeId = useRef(0);
  const errors = state.phase === "editing" ? state.errors : {};

  const shown = (text: Notice): ShownNotice => ({ ...text, id: ++noticeId.current });

  const refusal = (form: HTMLFormElement, fields: readonly LimitedField[]): ShownNotice => ({
    ...shown(texts.missing),
    fields: fields.map((field) => ({ label: fieldLabels[field], focus: () => focusField(form, field) })),
  });

  const submit = async (form: HTMLFormElement) => {
    // Ignores a repeated submit while sending, or while the success notice is shown.
    if (state.phase === "sending" || (state.phase === "sent" && notice)) return;
    const message = readMessage(form);
    const { errors: found, missing } = fieldErrors(form, message);
    const invalid = checkedFields.filter((field) => found[field]);
    setNotice(missing ? refusal(form, invalid) : undefined);
    setState(invalid[0] ? { phase: "editing", errors: found } : { phase: "sending", again: false });
    if (invalid[0]) {
      // After the notice is rendered, since it affects how far the field scrolls.
      await Promise.resolve();
      return focusField(form, invalid[0]);
    }
    const receipt = await send(message, () => setState({ phase: "sending", again: true }));
    form.reset();
    setState({ phase: "sent", receipt });
    setNotice({ ...shown(texts.sent), before: notSent(phone) });
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget).catch((error: unknown) => setState(failureOf(error) ?? { phase: "failed", error }));
  };

  /** An error disappears as soon as it is corrected; a new one appears only on submit. */
  const handleInput = ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
    if (state.phase === "sent" || state.phase === "not-arrived") setState({ phase: "editing", errors: {} });
    if (Object.keys(errors).length === 0) return;
    const { errors: left } = fieldErrors(form, readMessage(form));
    const known = Object.entries(errors).filter(([field]) => left[field as LimitedField]);
    setState({ phase: "editing", errors: Object.fromEntries(known) });
  };

  return (
    <>
      <form className={styles.form} {...formAttributes} onSubmit={handleSubmit} onInput={handleInput} ref={formReady}>
        <p className={styles.legend}>Fields with * must be filled in.</p>
        <ContactFields errors={errors} />
        <HoneypotField />
        <Button tone={sendTone}>Send Message</Button>
        {state.phase === "failed" && <ErrorNotice notice={texts.unexpected} error={state.error} phone={phone} />}
        <div className={styles.state} role="status">
          {state.phase !== "editing" && state.phase !== "failed" && <DeliveryStatus delivery={state} phone={phone} />}
        </div>
      </form>
      <LoadingStatus part="form" phone={phone} />
      <Notices notice={notice} onClose={() => setNotice(undefined)} />
    </>
  );
}
