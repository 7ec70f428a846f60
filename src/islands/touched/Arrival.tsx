import { readablePhone, telHref } from "#domain/phone.ts";
import styles from "./Arrival.module.css";

type Props = {
  phone: string;
  /** What the island is called here. */
  part?: "form" | "part" | "tool";
  /** What helps without it. */
  instead?: string;
};

/** What stands under an island whose code comes late or never, once somebody has pressed its button. */
export function Arrival({ phone, part = "part", instead }: Props) {
  const call = <a href={telHref(phone)}>{readablePhone(phone)}</a>;
  return (
    <div className={styles.arrival} role="status">
      <p data-when="waiting">
        One moment: this {part} is still loading. What you entered stays here. If it takes long, call {call}.
      </p>
      <p data-when="failed">
        This {part} could not start. What you entered is still here. {instead} Please call {call}.
      </p>
    </div>
  );
}
