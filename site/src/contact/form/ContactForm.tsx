import { type InputEvent, type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldLabels, type LimitedField } from "#contact/contact-message.ts";
import { ErrorNotice } from "#islands/error-boundary/ErrorNotice.tsx";
import { IslandErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import type { Notice } from "#contact/notice-schema.ts";
import { focusField } from "#ui/forms/focus-field.ts";
import { Button } from "#ui/links/Button.tsx";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./ContactForm.module.css";
import type { Delivery } from "./delivery.ts";
import { emailHint } from "./email-hint.ts";
import { checkedFields, fieldErrors, type FieldErrors, readMessage, withOffice } from "./read-form.ts";
import { Notices, type ShownNotice } from "./Notices.tsx";

/** The notices of the form. */
type FormNotices = { sent: Notice; missing: Notice; unexpected: Notice };

/** What a page gives the form. */
export type ContactIslandProps = { texts: FormNotices; phone: string };

type Props = ContactIslandProps & { delivery: Delivery };

type State =
  | { phase: "editing"; errors: FieldErrors }
  | { phase: "delivery"; progress: ReactNode }
  | { phase: "failed"; error: unknown };

const blank: State = { phase: "editing", errors: {} };

/** The contact form with one way of delivery, in its error boundary. */
export function ContactIsland(props: Props) {
  return (
    <IslandErrorBoundary notice={props.texts.unexpected} phone={props.phone} losesForm>
      <ContactForm {...props} />
    </IslandErrorBoundary>
  );
}

/**
 * The contact form. Its fields are uncontrolled and read on submit, so that nothing typed before the code arrived is
 * lost.
 */
function ContactForm({ texts, phone, delivery }: Props) {
  const [state, setState] = useState(blank);
  // One at a time: the result of the last submit.
  const [notice, setNotice] = useState<ShownNotice>();
  const [hint, setHint] = useState<string>();
  const noticeId = useRef(0);
  const isBusy = useRef(false);
  const errors = state.phase === "editing" ? state.errors : {};
  const isReplaced = delivery.replacesFields && state.phase === "delivery" && Boolean(state.progress);

  const shown = (text: Notice): ShownNotice => ({ ...text, id: ++noticeId.current });

  const refusal = (form: HTMLFormElement, fields: readonly LimitedField[]): ShownNotice => ({
    ...shown(texts.missing),
    fields: fields.map((field) => ({ label: fieldLabels[field], focus: () => focusField(form, field) })),
  });

  const errorsOf = (form: HTMLFormElement) => {
    const message = readMessage(form);
    const { errors, missing } = fieldErrors(form, message);
    return { message, missing, errors: { ...errors, ...delivery.furtherErrors?.(message) } };
  };

  const submit = async (form: HTMLFormElement) => {
    // A second press while the first is being delivered, or while its success is shown, is the same message.
    if (isBusy.current || (state.phase === "delivery" && notice)) return;
    const { message, missing, errors: found } = errorsOf(form);
    const invalid = checkedFields.filter((field) => found[field]);
    setNotice(missing ? refusal(form, invalid) : undefined);
    setState({ phase: "editing", errors: found });
    if (invalid[0]) {
      // After the notice is rendered, since it affects how far the field scrolls.
      await Promise.resolve();
      return focusField(form, invalid[0]);
    }
    isBusy.current = true;
    const isSent = await delivery
      .deliver(withOffice(message), (progress) => setState({ phase: "delivery", progress }))
      .finally(() => (isBusy.current = false));
    if (isSent) {
      // What was written meanwhile is another message.
      if (JSON.stringify(readMessage(form)) === JSON.stringify(message)) form.reset();
      // At once: a second press must find the success, not the form that was just cleared.
      flushSync(() => {
        setHint(undefined);
        setState((now) => (now.phase === "delivery" ? now : { phase: "delivery", progress: undefined }));
        setNotice(shown(texts.sent));
      });
    }
    if (!delivery.replacesFields) return;
    // The pressed button is gone.
    await Promise.resolve();
    form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget).catch((error: unknown) => setState({ phase: "failed", error }));
  };

  /** An error disappears as soon as it is corrected; a new one appears only on submit. */
  const handleInput = ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
    if (state.phase === "delivery" && !isBusy.current) setState(blank);
    if (Object.keys(errors).length === 0) return;
    const { errors: left } = errorsOf(form);
    const known = Object.entries(errors).filter(([field]) => left[field as LimitedField]);
    setState({ phase: "editing", errors: Object.fromEntries(known) });
  };

  return (
    <>
      <form
        className={styles.form}
        {...delivery.formAttributes}
        onSubmit={handleSubmit}
        onInput={handleInput}
        ref={formReady}
      >
        <div className={styles.fields} hidden={isReplaced}>
          <p className={styles.legend}>* Required</p>
          <ContactFields errors={errors} emailHint={hint} onEmail={(address) => setHint(emailHint(address))} />
          {delivery.extraField}
          <div className={styles.send}>
            <Button tone="primary">Send Message</Button>
          </div>
        </div>
        {state.phase === "failed" && <ErrorNotice notice={texts.unexpected} error={state.error} phone={phone} />}
        {isReplaced && state.progress}
        <div className={styles.state} role="status">
          {state.phase === "delivery" && !isReplaced && state.progress}
        </div>
      </form>
      <LoadingStatus part="form" phone={phone} />
      <Notices notice={notice} onClose={() => setNotice(undefined)} />
    </>
  );
}
