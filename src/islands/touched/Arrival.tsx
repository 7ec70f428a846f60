import { readablePhone, telHref } from "#domain/phone.ts";
import styles from "./Arrival.module.css";

type Props = {
  phone: string;
  /** What the island is called here. */
  part?: "form" | "part" | "tool";
  /** What helps without it. */
  instead?: string;
};

/**
 * The place under an island for the words that its code comes late or never. They wait in attributes until
 * `directive.ts` says one of them: what styles alone would hide is read all the same where there are none.
 */
export function Arrival({ phone, part = "part", instead = "" }: Props) {
  return (
    <div
      className={styles.arrival}
      role="status"
      data-waiting={`One moment: this ${part} is still loading. What you entered stays here. If it takes long, call`}
      data-failed={`This ${part} could not start. What you entered is still here. ${instead} Please call`}
      data-call={telHref(phone)}
      data-phone={readablePhone(phone)}
    />
  );
}
