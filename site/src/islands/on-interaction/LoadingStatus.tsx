import { readablePhone, telHref } from "#practice/phone.ts";
import styles from "./LoadingStatus.module.css";

/** The texts while the code is slow to load, and when it fails, each before the telephone number. */
export type StatusTexts = { waiting: string; failed: string };

type Props = {
  phone: string;
  part?: "form" | "part" | "tool";
  /** The alternative without it. */
  instead?: string;
  /** For pages that are not in English. */
  texts?: StatusTexts | undefined;
};

/**
 * The status under an island whose code is slow or fails to load. The texts are in attributes until `directive.ts`
 * shows one: text hidden only by CSS would appear without style sheets.
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
