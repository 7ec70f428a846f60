import { type ContactMessage, patientTypes } from "@practice/site/contact/contact-message.ts";
import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import { mailtoOf, telOf } from "./contact-links.ts";
import { moment } from "@practice/site/practice/practice-time.ts";
import { isKind } from "./labels.ts";
import styles from "./MessagePane.module.css";
import { PlainText } from "./PlainText.tsx";

type Props = { number: number; fields: ContactMessage; arrivedAt: number; now: number };

/** A visitor's message as plain text, with the ways to answer. */
export function MessageFields({ number, fields, arrivedAt, now }: Props) {
  const { name, email, phone, patientType, message } = fields;
  const tel = telOf(phone);
  return (
    <>
      <dl className={styles.fields}>
        <dt>Name</dt>
        <dd>
          <PlainText text={name} />
        </dd>
        <dt>Who</dt>
        <dd>{isKind(patientType) ? patientTypes[patientType] : "Not known"}</dd>
        <dt>Phone</dt>
        <dd>
          {tel ? (
            <a className={styles.way} href={tel}>
              <Icon name="phone" />
              <PlainText text={phone} />
            </a>
          ) : (
            <PlainText text={phone || "Not given"} />
          )}
        </dd>
        <dt>Email</dt>
        <dd>
          <a className={styles.way} href={mailtoOf(email, number)}>
            <PlainText text={email} />
          </a>
        </dd>
        <dt>Arrived</dt>
        <dd>{moment(arrivedAt, now)}</dd>
      </dl>
      <h3>What they wrote</h3>
      {/* A long one scrolls, also by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <blockquote className={styles.text} tabIndex={0} aria-label="What they wrote">
        <PlainText text={message} />
      </blockquote>
    </>
  );
}
