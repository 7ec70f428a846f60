import { useRef, useState, type InputEvent, type SubmitEvent } from "react";
import type { RequiredField, SendMessage } from "#domain/contact-message.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import { Unexpected } from "#islands/rescue/Unexpected.tsx";
import { Arrival } from "#islands/touched/Arrival.tsx";
import { takeOver } from "#islands/touched/ready.ts";
import type { Notice } from "#schemas/notice.ts";
import { Button } from "#ui/links/Button.tsx";
import { focusField } from "#ui/forms/focus-field.ts";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./ContactForm.module.css";
import { fieldErrors, readMessage, type FieldErrors } from "./form-values.ts";
import { Notices, type ShownNotice } from "./Notices.tsx";

/** The notices that the form can show. */
export type FormNotices = { sent: Notice; missing: Notice; unexpected: Notice };

type Props = { send: SendMessage; texts: FormNotices; phone: string };

const visibleNotices = 3;

/**
 * The contact form. Its fields are uncontrolled and read on submit, so that nothing typed before the code arrived is
 * lost. As HTML alone it is a `method="dialog"` form outside a dialog: submitting it does nothing, sends nothing, and
 * keeps every value.
 */
export function ContactForm({ send, texts, phone }: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>();
  const [wasSent, setWasSent] = useState(false);
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  // "sent" lasts until the visitor types again or its notice closes: a second press meanwhile is the same press.
  const phase = useRef<"editing" | "sending" | "sent">("editing");
  const noticeId = useRef(0);

  const shown = (notice: Notice): ShownNotice => ({ ...notice, id: ++noticeId.current });

  const editAgain = () => {
    if (phase.current === "sent") phase.current = "editing";
  };

  const submit = async (form: HTMLFormElement) => {
    if (phase.current !== "editing") return;
    const message = readMessage(form);
    const { errors: found, missing } = fieldErrors(form, message);
    setErrors(found);
    setFailure(undefined);
    if (missing) setNotices((open) => [...open, shown(texts.missing)].slice(-visibleNotices));
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    phase.current = "sending";
    await send(message);
    form.reset();
    phase.current = "sent";
    setWasSent(true);
    setNotices([shown(texts.sent)]);
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget).catch((error: unknown) => {
      phase.current = "editing";
      setFailure(error);
    });
  };

  const mend = ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
    editAgain();
    setWasSent(false);
    if (Object.keys(errors).length === 0) return;
    const { errors: left } = fieldErrors(form, readMessage(form));
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => left[field as RequiredField])));
  };

  return (
    <>
      <form className={styles.form} method="dialog" onSubmit={handleSubmit} onInput={mend} ref={takeOver}>
        <p className={styles.legend}>Fields with * must be filled in.</p>
        <ContactFields errors={errors} />
        <Button tone="primary">Send Message</Button>
        {failure !== undefined && <Unexpected notice={texts.unexpected} error={failure} phone={phone} />}
        <div className={styles.state} role="status">
          {wasSent && (
            <p ref={showInSight}>
              This site sent nothing: your message did not reach us. For an answer, call{" "}
              <a href={telHref(phone)}>{readablePhone(phone)}</a>.
            </p>
          )}
        </div>
      </form>
      <Arrival part="form" phone={phone} />
      <Notices
        notices={notices}
        onClose={(id) => {
          editAgain();
          setNotices((open) => open.filter((notice) => notice.id !== id));
        }}
      />
    </>
  );
}

/** Words below the button would lie under the notices, where nobody reads them. */
function showInSight(words: HTMLElement | null) {
  words?.scrollIntoView({ block: "center" });
}
