import type { ReactNode } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { messageAnchor } from "#routes.ts";
import type { MessageDelivery, Office, Practice } from "#practice/practice-schema.ts";
import { Card } from "#ui/layout/Card.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Contact.module.css";

type Props = {
  practice: Practice;
  offices: readonly Office[];
  /** How soon the practice answers, as a sentence. */
  answered: string;
  /** What attorneys and clinics leave out. */
  referral: string;
  /** What the form is not for. */
  note: string;
  /** The island. */
  children?: ReactNode;
};

/** The written way to reach us: the form, under a line that says how its messages go. */
export function MessageForm({ practice, offices, answered, referral, note, children }: Props) {
  const { messageDelivery, phone } = practice;
  const call = <a href={telHref(phone)}>{readablePhone(phone)}</a>;
  const leads: Record<MessageDelivery, ReactNode> = {
    server: answered,
    email: `Your own email app opens with the message written. You press Send. ${answered}`,
    off: <strong>This copy of the site delivers no messages. Please call {call}.</strong>,
  };
  return (
    // A link to it moves the focus here, also from the menu, which would get it back otherwise.
    <div className={styles.form} id="message-form" tabIndex={-1}>
      <div data-short="">
        <Card id="write" title="Write to us">
          <div className={styles.before}>
            <Text>{leads[messageDelivery]}</Text>
            {messageDelivery !== "server" && (
              <noscript>
                <Text>
                  <strong>Without JavaScript the form does nothing. Please call {call}.</strong>
                </Text>
              </noscript>
            )}
            {offices.map(({ id, name }) => (
              <p
                key={id}
                id={messageAnchor(id)}
                className={styles.about}
                data-office={name}
                data-message={`Please call me to schedule an evaluation at the ${name} office.`}
              >
                For our {name} office.
              </p>
            ))}
            <p id={messageAnchor("referral")} className={styles.about} data-sender="attorney">
              {referral}
            </p>
          </div>
          {children}
          <div className={styles.note}>
            <Text variant="small" tone="soft">
              {note}
            </Text>
          </div>
        </Card>
      </div>
    </div>
  );
}
