import { readablePhone, telHref } from "#practice/phone.ts";
import type { Practice } from "#practice/practice-schema.ts";
import styles from "./DoctorByPhone.module.css";

type Props = {
  practice: Pick<Practice, "physician" | "phone">;
  /** The number is right beside it. */
  hasNumber?: true;
};

/** Where to ask for the doctor’s name, until the practice has confirmed one for the pages. */
export function DoctorByPhone({ practice: { physician, phone }, hasNumber }: Props) {
  if (physician) return null;
  return (
    <p className={styles.ask} data-short="">
      Ask us for the doctor’s name and license number
      {hasNumber ? (
        " when you call."
      ) : (
        <>
          : <a href={telHref(phone)}>{readablePhone(phone)}</a>
        </>
      )}
    </p>
  );
}
