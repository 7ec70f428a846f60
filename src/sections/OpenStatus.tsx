import { openWeek } from "#domain/hours.ts";
import type { OtherHours } from "#schemas/other-hours.ts";
import type { Hours } from "#schemas/practice.ts";
import styles from "./OpenStatus.module.css";
import { otherHoursAttribute } from "#domain/other-hours.ts";

type Props = { hours: Hours; otherHours: readonly OtherHours[] };

/**
 * The placeholder of the open status beside a telephone number. It depends on the time of reading, so the script of
 * `page-scripts/OpenNow.astro`, once on each page that has one, fills it in. Empty without scripts.
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
