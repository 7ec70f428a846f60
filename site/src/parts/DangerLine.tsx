import { redFlagsHref } from "#routes.ts";
import styles from "./DangerLine.module.css";

type Props = {
  /** The signs, as in `emergency.yaml`. */
  text: string;
};

/** When not to read on but to call 911, in one line at the top of a page. */
export function DangerLine({ text }: Props) {
  return (
    <p className={styles.danger} data-short="">
      {text}{" "}
      <span>
        <a href="tel:911">Call 911</a>. <a href={redFlagsHref}>All danger signs</a>
      </span>
    </p>
  );
}
