import { capital } from "@practice/site/practice/capital.ts";
import { answerByText, timeLeft, waits } from "#inbox/inbox-numbers.ts";
import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import { IntervalBar } from "@practice/site/ui/graphics/IntervalBar.tsx";
import { moment } from "@practice/site/practice/practice-time.ts";
import { stateText, whoText } from "./labels.ts";
import type { Row } from "./lists.ts";
import styles from "./MessageRow.module.css";
import { PlainText } from "./PlainText.tsx";

type Props = {
  row: Row;
  /** Known once the message has been opened. */
  name: string | undefined;
  now: number;
  isCurrent: boolean;
  onOpen: (number: number) => void;
};

/** A message in a list: the kind of sender, the time left, and who is working on it. */
export function MessageRow({ row, name, now, isCurrent, onOpen }: Props) {
  const { number, who, state, arrivedAt, answerBy, answered } = row;
  const isWaiting = waits(state);
  const isLate = isWaiting && answerBy <= now;
  return (
    <li className={styles.row}>
      <button
        type="button"
        id={`row-${number}`}
        aria-current={isCurrent ? "true" : undefined}
        data-late={isLate ? "" : undefined}
        onClick={() => onOpen(number)}
      >
        <span className={styles.mark} data-state={state} aria-hidden="true" />
        <span className={styles.top}>
          <span className={styles.who}>
            <b>{whoText(who)}</b> {name && <PlainText text={name} />}{" "}
            <small>
              No. {number}
              {row.notes > 0 && `, ${row.notes === 1 ? "1 note" : `${row.notes} notes`}`}
            </small>
          </span>
          <span className={styles.state}>{stateText(row)}</span>
        </span>
        {isWaiting ? (
          <>
            <span className={styles.time}>
              <b>
                {isLate && <Icon name="alert" />}
                {capital(timeLeft(answerBy, now))}
              </b>{" "}
              <span>{capital(answerByText(answerBy, now))}</span>
            </span>
            {!isLate && (
              <span className={styles.bar}>
                <IntervalBar span={{ from: Math.max((now - arrivedAt) / (answerBy - arrivedAt), 0) * 100, to: 100 }} />
              </span>
            )}
          </>
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

/** Focuses the row of a message, or the first row, once the list is rendered again. */
export function focusRow(number?: number) {
  const row = number === undefined ? "[id^=row-]" : `#row-${number}`;
  setTimeout(() => document.querySelector<HTMLElement>(row)?.focus());
}
