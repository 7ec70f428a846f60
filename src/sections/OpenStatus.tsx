import { openWeek } from "#domain/hours.ts";
import type { OtherHours } from "#schemas/other-hours.ts";
import type { Hours } from "#schemas/practice.ts";
import styles from "./OpenStatus.module.css";
import { otherHoursAttribute } from "#domain/other-hours.ts";

type Props = { hours: Hours; otherHours: readonly OtherHours[] };

/**
 * Room beside a telephone number for whether it is answered now. The page is built long before it is read, so the
 * text comes in the browser: `page-scripts/OpenNow.astro`, once on each page with such a place, writes them. Without scripts there
 * is nothing here.
 */
export function OpenStatus({ hours, otherHours }: Props) {
  return (
    <span
      className={styles.status}
      data-week={openWeek(hours)}
      data-other={otherHoursAttribute(otherHours) || undefined}
      data-screen-only=""
    />
  );
}
