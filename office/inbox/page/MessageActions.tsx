import { answerWays, type AnswerWay } from "#inbox/inbox.ts";
import { waits } from "#inbox/inbox-numbers.ts";
import { Action } from "./Action.tsx";
import type { Act } from "./labels.ts";
import type { Row } from "./lists.ts";
import styles from "./MessagePane.module.css";

type Props = { row: Row; me: number; busy: boolean; onAct: (act: Act) => void; onRemove: () => void };

/** The actions for a message in its current state. */
export function MessageActions({ row: { state, taken }, me, busy, onAct, onRemove }: Props) {
  const act = (kind: Exclude<Act["kind"], "answer" | "note">, label: string, tone?: "primary" | "quiet") => (
    <Action label={label} tone={tone} busy={busy} onClick={() => onAct({ kind })} />
  );
  const isMine = taken?.by.id === me;
  return (
    <div className={styles.acts} data-screen-only="">
      {waits(state) && (
        <>
          <div className={styles.row}>
            {isMine
              ? act("untake", "I am not on it")
              : act("take", taken ? "I am on it instead" : "I am on it", taken ? undefined : "primary")}
          </div>
          <div role="group" aria-label="Answered" className={styles.ways}>
            <h3>Answered?</h3>
            <p className={styles.state}>Say how. The message then moves to “Answered”.</p>
            <div className={styles.row}>
              {(Object.entries(answerWays) as [AnswerWay, string][]).map(([how, label]) => (
                <Action key={how} label={label} busy={busy} onClick={() => onAct({ kind: "answer", how })} />
              ))}
            </div>
          </div>
        </>
      )}
      <div className={styles.row}>
        {(state === "answered" || state === "closed") && act("reopen", "Reopen")}
        {state === "suspect" && act("not-a-robot", "Not a robot", "primary")}
        <Action tone="quiet" label="Print" onClick={() => print()} />
        {waits(state) && act("set-aside", "Set aside as a robot’s", "quiet")}
        <Action tone="quiet" label="Delete" busy={busy} onClick={onRemove} />
      </div>
    </div>
  );
}
