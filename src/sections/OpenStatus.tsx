import { openWeek } from "#domain/hours.ts";
import type { Hours } from "#schemas/practice.ts";
import styles from "./OpenStatus.module.css";

type Props = { hours: Hours };

/**
 * Room beside a telephone number for whether it is answered now. The page is built long before it is read, so the
 * text comes in the browser: `page-scripts/OpenNow.astro`, once on each page with such a place, writes them. Without scripts there
 * is nothing here.
 */
export function OpenStatus({ hours }: Props) {
  return <span className={styles.status} data-week={openWeek(hours)} data-screen-only="" />;
}
