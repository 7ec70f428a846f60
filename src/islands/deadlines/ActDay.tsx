import { fullDay, readableDay, unbroken } from "#domain/day.ts";
import { closedLimitText } from "#domain/deadline-text.ts";
import { dayToAct, type Deadline, type DueRule } from "#domain/no-fault-deadlines.ts";
import type { DeadlineLabels } from "#schemas/deadline-texts.ts";
import { Filled } from "#ui/text/Filled.tsx";
import styles from "./Deadlines.module.css";

type Limit = Omit<Deadline, "rules">;

/** The day to act; only that of the limit itself is a date for programs. */
export function ActDay({ limit, language }: { limit: Limit; language: string }) {
  const { day: act } = dayToAct(limit);
  const written = withDateWhole(unbroken(fullDay(act, language)));
  return act === limit.day ? <time dateTime={act}>{written}</time> : written;
}

/** In English, where a line can end after the day of the week, its year stays with the day. */
function withDateWhole(written: string) {
  const [, weekday, date] = /^(\w+, )(\w+\s\d+, \d+)$/.exec(written) ?? [];
  if (!date) return written;
  return (
    <>
      {weekday}
      <span data-keep="">{date}</span>
    </>
  );
}

/** After the day to act, the limit on a day without business. */
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
