import { memo } from "react";
import { answerByText, timeLeft, waits } from "#domain/inbox-numbers.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { moment, stateText, whoText } from "./labels.ts";
import type { Row } from "./lists.ts";
import styles from "./MessageRow.module.css";

type Props = { row: Row; now: number; isCurrent: boolean; onOpen: (number: number) => void };

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A message in a list: who writes, how much time is left, and whether somebody sees to it. */
export const MessageRow = memo(function MessageRow({ row, now, isCurrent, onOpen }: Props) {
  const { number, who, state, arrivedAt, answerBy } = row;
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
        <span className={styles.who}>
          <b>{whoText(who)}</b>{" "}
          <small>
            No. {number}
            {row.notes > 0 && `, ${row.notes === 1 ? "1 note" : `${row.notes} notes`}`}
          </small>
        </span>
        <span className={styles.state}>{stateText(row)}</span>
        {isWaiting ? (
          <>
            <span className={styles.time}>
              <b>
                {isLate && <Icon name="alert" />}
                {sentence(timeLeft(answerBy, now))}
              </b>{" "}
              <span>{sentence(answerByText(answerBy, now))}</span>
            </span>
            {!isLate && <TimeBar arrivedAt={arrivedAt} answerBy={answerBy} now={now} />}
          </>
        ) : (
          <span className={styles.time}>
            <span>Came {moment(arrivedAt, now)}</span>
          </span>
        )}
      </button>
    </li>
  );
});

/** The day until the answer is due, and how much of it is gone. The text beside it says the same. */
function TimeBar({ arrivedAt, answerBy, now }: { arrivedAt: number; answerBy: number; now: number }) {
  const gone = Math.min(Math.max((now - arrivedAt) / (answerBy - arrivedAt), 0), 1) * 100;
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.scale} d="M0 5H100" />
      <path className={styles.gone} d={`M0 5H${gone.toFixed(1)}`} />
      <path className={styles.end} d={`M${Math.max(gone, 0.4).toFixed(1)} 0v10`} />
    </svg>
  );
}
