import { readablePhone, telHref } from "#practice/phone.ts";
import { messageFormHref } from "#routes.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { OpenStatus } from "#parts/OpenStatus.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Contact.module.css";

type Props = {
  practice: Practice;
  emergency: string;
};

/** The call: number and open status; on phones the way to the form below; and emergencies. */
export function ContactCall({ practice, emergency }: Props) {
  const { phone, phoneHours, otherHours, messageDelivery } = practice;
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
      {messageDelivery !== "off" && (
        <p className={styles.write}>
          <Button tone="primary" href={messageFormHref}>
            Write to us
          </Button>
        </p>
      )}
      <div className={styles.emergency}>
        <Text>
          Emergency? <a href="tel:911">Call 911</a> {emergency.replace(/^Call 911 /, "")}
        </Text>
      </div>
    </>
  );
}
