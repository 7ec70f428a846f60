import { capital } from "@practice/site/practice/capital.ts";
import { moment } from "@practice/site/practice/practice-time.ts";
import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import { followUpWhen, isLate, timeLeft, waits } from "#inbox/inbox-numbers.ts";
import { VisuallyHidden } from "@practice/site/ui/text/VisuallyHidden.tsx";
import type { Desk } from "./desk.ts";
import styles from "./Inbox.module.css";
import { kindText, stateText } from "./labels.ts";
import type { Row } from "./lists.ts";
import { PlainText } from "./PlainText.tsx";

type Props = {
  desk: Desk;
  row: Row;
  now: number;
  isCurrent: boolean;
  onOpen: (number: number) => void;
};

/** A message in a list: whose it is, the time left, its first line, and who is working on it. */
export function MessageRow({ desk, row, now, isCurrent, onOpen }: Props) {
  const { number, fields, state, arrivedAt, answerBy, answered, followUp } = row;
  const late = isLate(row, now);
  const isMine = state === "taken" && row.taken?.by.id === desk.session.person.id;
  return (
    <li>
      <button
        type="button"
        id={`row-${number}`}
        aria-current={isCurrent ? "true" : undefined}
        data-late={late ? "" : undefined}
        onClick={() => onOpen(number)}
      >
        <span className={styles.mark} data-state={state} aria-hidden="true" />
        <span className={styles.line}>
          {fields ? <PlainText text={fields.name} /> : <b>Message {number} does not open</b>}{" "}
          <small>
            {kindText(fields?.patientType)}
            {row.notes > 0 && (
              <>
                <VisuallyHidden>, with notes</VisuallyHidden> <Icon name="note" />
              </>
            )}
          </small>{" "}
          <span className={waits(state) ? styles.left : undefined}>
            {late && <Icon name="alert" />}
            {!waits(state)
              ? capital(moment(answered?.at ?? arrivedAt, now))
              : followUp
                ? followUpWhen(followUp, now)
                : capital(timeLeft(answerBy, now, 1))}
          </span>
        </span>
        <span className={styles.line}>
          {fields?.phone && <PlainText text={fields.phone} dir="ltr" />}{" "}
          {fields && <PlainText text={beginning(fields.message)} />}{" "}
          <small>{desk.kept.has(number) ? <b>Unsaved note</b> : isMine ? <b>You have it</b> : stateText(row)}</small>
        </span>
      </button>
    </li>
  );
}

/** What fits into one line of a list; the rest is cut off by its style. */
const beginning = (message: string) => message.trim().slice(0, 200).replace(/\s+/g, " ");

/** Focuses the row of a message, or the first row, once the list is rendered again. */
export function focusRow(number?: number) {
  const row = number === undefined ? "[id^=row-]" : `#row-${number}`;
  setTimeout(() => document.querySelector<HTMLElement>(row)?.focus());
}
