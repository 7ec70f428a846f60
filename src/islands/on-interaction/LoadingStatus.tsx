import { readablePhone, telHref } from "#domain/phone.ts";
import styles from "./LoadingStatus.module.css";

/** What is said while the code is late, and when it does not come, each before the telephone number. */
export type StatusTexts = { waiting: string; failed: string };

type Props = {
  phone: string;
  part?: "form" | "part" | "tool";
  /** What helps without it. */
  instead?: string;
  /** Where they are not in English. */
  texts?: StatusTexts | undefined;
};

/**
 * The place under an island for a text that says that its code comes late or never. The texts are in attributes until
 * `directive.ts` shows one: text hidden by styles alone would be read where there are none.
 */
export function LoadingStatus({ phone, part = "part", instead = "", texts }: Props) {
  return (
    <div
      className={styles.status}
      role="status"
      data-waiting={
        texts?.waiting ??
        `One moment: this ${part} is still loading. What you entered stays here. If it takes long, call`
      }
      data-failed={
        texts?.failed ?? `This ${part} could not start. What you entered is still here. ${instead} Please call`
      }
      data-call={telHref(phone)}
      data-phone={readablePhone(phone)}
    />
  );
}
