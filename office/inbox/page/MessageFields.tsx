import type { ContactMessage } from "@practice/site/contact/contact-message.ts";
import { moment } from "@practice/site/practice/practice-time.ts";
import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import { VisuallyHidden } from "@practice/site/ui/text/VisuallyHidden.tsx";
import { mailtoOf, telOf } from "./contact-links.ts";
import { kindText } from "./labels.ts";
import styles from "./MessagePane.module.css";
import { PlainText } from "./PlainText.tsx";

/** The texts of `content/reply-templates.yaml`, as the build found them. */
const replies = import.meta.env["REPLIES"] as readonly { label: string; text: string }[];

type Props = { number: number; fields: ContactMessage; arrivedAt: number; now: number; onMail: () => void };

/** A visitor's message as plain text, with the ways to answer; each reply opens in the mail program of who answers. */
export function MessageFields({ number, fields, arrivedAt, now, onMail }: Props) {
  const { email, phone, patientType, message } = fields;
  const tel = telOf(phone);
  return (
    <>
      <p className={styles.state}>
        {kindText(patientType, { inFull: true })}, arrived {moment(arrivedAt, now)}
      </p>
      <dl className={styles.fields}>
        <div>
          <dt>Phone</dt>
          <dd>
            {tel ? (
              <a className={styles.way} href={tel}>
                <Icon name="phone" />
                <PlainText text={phone} dir="ltr" />
              </a>
            ) : (
              <PlainText text={phone || "Not given"} />
            )}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            {email.trim() ? (
              <a className={styles.way} href={mailtoOf(email, number)} onClick={onMail}>
                <PlainText text={email} />
              </a>
            ) : (
              "Not given"
            )}
          </dd>
        </div>
      </dl>
      {email.trim() && (
        <div role="group" aria-label="Start an email" className={styles.replies} data-screen-only="">
          {replies.map(({ label, text }) => (
            <a key={label} className={styles.way} href={mailtoOf(email, number, text)} onClick={onMail}>
              {label}
            </a>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <h3>What they wrote</h3>
      </VisuallyHidden>
      <blockquote className={styles.text}>
        <PlainText text={message} />
      </blockquote>
    </>
  );
}
