import { readablePhone, telHref } from "#practice/phone.ts";
import type { Point } from "#content/guidance-schema.ts";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./CallLine.module.css";

type Props = { point: Pick<Point, "title" | "text">; phone: string };

/** Whom to call, in the middle of an article, where readers have found what concerns them. */
export function CallLine({ point: { title, text }, phone }: Props) {
  return (
    <p className={styles.call} data-screen-only="">
      <b>{title}</b> Call <a href={telHref(phone)}>{readablePhone(phone)}</a>. <NoBreakText>{text}</NoBreakText>
    </p>
  );
}
