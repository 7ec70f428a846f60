import { fullDay, readableDay, unbroken } from "#practice/day.ts";
import { closedLimitText } from "./deadline-text.ts";
import { dayToAct, type Deadline, type DueRule } from "./no-fault-deadlines.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { Filled } from "#ui/text/Filled.tsx";
import styles from "./Deadlines.module.css";

type Limit = Omit<Deadline, "rules">;

/** The day to act; a `<time>` only if it is the limit itself. */
export function ActDay({ limit, language }: { limit: Limit; language: string }) {
  const { day: act } = dayToAct(limit);
  const written = unbroken(fullDay(act, language));
  // It may wrap after the weekday; in English the year stays with the day.
  const [weekday, day, year] = written.split(", ");
  const kept = year ? [`${weekday}, `, <span key="date" data-keep="">{`${day}, ${year}`}</span>] : written;
  return act === limit.day ? <time dateTime={act}>{kept}</time> : <span>{kept}</span>;
}

/** After the day to act, the limit that is not a business day. */
export function ClosedLimit({ rule, limit, texts }: { rule: DueRule; limit: Limit; texts: DeadlineLabels }) {
  if (!limit.closed) return null;
  const { day } = limit;
  return (
    <p className={styles.closed}>
      <Filled
        text={closedLimitText(rule, limit, texts)}
        values={{ day: <time dateTime={day}>{unbroken(readableDay(day, texts.language))}</time> }}
      />
    </p>
  );
}
