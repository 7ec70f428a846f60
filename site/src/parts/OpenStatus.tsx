import { openWeek } from "#practice/hours.ts";
import type { OtherHours } from "#practice/other-hours-schema.ts";
import type { Hours } from "#practice/practice-schema.ts";
import styles from "./OpenStatus.module.css";
import { otherHoursAttribute } from "#practice/other-hours.ts";

type Props = { hours: Hours; otherHours: readonly OtherHours[] };

/**
 * The placeholder of the open status beside a telephone number. It depends on the time of reading, so the script of
 * `practice/OpenNow.astro`, on every English page, fills it in. Empty without scripts.
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
