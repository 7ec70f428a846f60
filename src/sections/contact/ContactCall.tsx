import { readablePhone, telHref } from "#domain/phone.ts";
import type { Practice } from "#schemas/practice.ts";
import { OpenStatus } from "#sections/OpenStatus.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Contact.module.css";

type Props = {
  practice: Practice;
  emergency: string;
  /** The text before the email address. */
  write: string;
  /** What to do in an emergency. */
  soon: string;
};

/** The call: number, open status, the way to a form that delivers, emergencies, and the email for when it is closed. */
export function ContactCall({ practice, emergency, write, soon }: Props) {
  const { phone, phoneHours, otherHours, email, messageDelivery } = practice;
  return (
    <>
      <p className={styles.call}>
        <Button tone="primary" icon="phone" href={telHref(phone)}>
          <span>
            Call the office <b>{readablePhone(phone)}</b>
          </span>
        </Button>
        <OpenStatus hours={phoneHours} otherHours={otherHours} />
      </p>
      {messageDelivery && <Button href="#message-form">Send a message</Button>}
      <div className={styles.notes}>
        <Text>
          Emergency? <a href="tel:911">Call 911</a> {emergency.replace(/^Call 911 /, "")}
        </Text>
        <Text>
          {write} <a href={`mailto:${email}`}>{email}</a>
        </Text>
        <Text>{soon}</Text>
      </div>
    </>
  );
}
