import type { ReactNode } from "react";
import styles from "./DateList.module.css";
import { RingNumber } from "#ui/lists/RingNumber.tsx";

type DateEntry = {
  /** The day for programs, `YYYY-MM-DD`. */
  day: string;
  /** The day in words. */
  title: string;
  /** How far away it is, in words. */
  left: string;
  passed: boolean;
  children: ReactNode;
};
type Props = { entries: readonly DateEntry[] };

/** Days in their order, each with a number that a drawing may repeat, and with what belongs to it. */
export function DateList({ entries }: Props) {
  return (
    <ol className={styles.list} role="list">
      {entries.map(({ day, title, left, passed, children }, index) => (
        <li key={day} data-passed={passed || undefined}>
          <RingNumber>{index + 1}</RingNumber>
          <div className={styles.head}>
            <h4>
              <time dateTime={day}>{title}</time>
            </h4>
            <p>{left}</p>
          </div>
          <div className={styles.body}>{children}</div>
        </li>
      ))}
    </ol>
  );
}
