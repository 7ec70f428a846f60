import { capital } from "@practice/site/practice/capital.ts";
import { followUpText, isLate, timeLeft, waits } from "#inbox/inbox-numbers.ts";
import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import { moment } from "@practice/site/practice/practice-time.ts";
import { kindText, stateText } from "./labels.ts";
import type { Row } from "./lists.ts";
import styles from "./MessageRow.module.css";
import { PlainText } from "./PlainText.tsx";

type Props = {
  row: Row;
  now: number;
  isCurrent: boolean;
  onOpen: (number: number) => void;
};

/** A message in a list: whose it is, its first line, the time left, and who is working on it. */
export function MessageRow({ row, now, isCurrent, onOpen }: Props) {
  const { number, fields, state, arrivedAt, answerBy, answered, followUp } = row;
  const late = isLate(row, now);
  return (
    <li className={styles.row}>
      <button
        type="button"
        id={`row-${number}`}
        aria-current={isCurrent ? "true" : undefined}
        data-late={late ? "" : undefined}
        onClick={() => onOpen(number)}
      >
        <span className={styles.mark} data-state={state} aria-hidden="true" />
        <span className={styles.top}>
          <span className={styles.who}>
            <b>{fields ? <PlainText text={fields.name} /> : "A message that does not open"}</b>{" "}
            <small>
              {kindText(fields?.patientType)}, No. {number}
              {row.notes > 0 && ", with notes"}
            </small>
          </span>
          <span className={styles.state}>{stateText(row)}</span>
        </span>
        {fields && (
          <span className={styles.first}>
            {fields.phone && <PlainText text={fields.phone} />} <PlainText text={firstLine(fields.message)} />
          </span>
        )}
        {waits(state) ? (
          <span className={styles.time}>
            <b>
              {late && <Icon name="alert" />}
              {followUp ? followUpText(followUp, now) : capital(timeLeft(answerBy, now))}
            </b>{" "}
            {!followUp && <span>by {moment(answerBy, now)}</span>}
          </span>
        ) : (
          <span className={styles.time}>
            <span>Arrived {moment(arrivedAt, now)}</span>
            {answered && <span>Answered {moment(answered.at, now)}</span>}
          </span>
        )}
      </button>
    </li>
  );
}

/** What fits into one line of a list; the rest is cut off by its style. */
const firstLine = (message: string) => message.trim().split("\n", 1)[0]?.slice(0, 200) ?? "";

/** Focuses the row of a message, or the first row, once the list is rendered again. */
export function focusRow(number?: number) {
  const row = number === undefined ? "[id^=row-]" : `#row-${number}`;
  setTimeout(() => document.querySelector<HTMLElement>(row)?.focus());
}
