import { useState } from "react";
import { answerWays, type AnswerWay } from "#inbox/inbox.ts";
import { waits } from "#inbox/inbox-numbers.ts";
import { Action } from "./Action.tsx";
import { FollowUpChoice } from "./FollowUpChoice.tsx";
import type { Desk } from "./desk.ts";
import { GiveTo } from "./GiveTo.tsx";
import type { Act, PlainAct } from "./labels.ts";
import type { Row } from "./lists.ts";
import styles from "./MessagePane.module.css";

/** `onErase`: deletes it for good, for who may. */
type Props = {
  row: Row;
  now: number;
  desk: Desk;
  busy: boolean;
  onAct: (act: Act) => void;
  onErase: (() => void) | undefined;
};

/** The actions for a message in its current state. */
export function MessageActions({ row, now, desk, busy, onAct, onErase }: Props) {
  const { state, taken } = row;
  const [asking, setAsking] = useState(false);
  const act = (kind: PlainAct, label: string, tone?: "primary" | "quiet") => (
    <Action label={label} tone={tone} busy={busy} onClick={() => onAct({ kind })} />
  );
  const isMine = taken?.by.id === desk.session.person.id;
  return (
    <div className={styles.acts} data-screen-only="">
      {waits(state) && (
        <>
          <div className={styles.row}>
            {isMine
              ? act("untake", "Release")
              : act("take", taken ? "Take over" : "Take", taken ? undefined : "primary")}
            <GiveTo desk={desk} taken={taken} busy={busy} onAct={onAct} />
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
          <FollowUpChoice key={row.version} row={row} now={now} busy={busy} onAct={onAct} />
        </>
      )}
      <div className={styles.row}>
        {(state === "answered" || state === "closed") && act("reopen", "Reopen")}
        {state === "trash" && act("restore", "Restore", "primary")}
        {state === "suspect" && act("not-a-robot", "Not spam", "primary")}
        <Action tone="quiet" label="Print" onClick={() => print()} />
        {waits(state) && act("set-aside", "Spam", "quiet")}
        {state === "trash"
          ? onErase && (
              <>
                {/* The same button, so that a second press does not delete it. */}
                <Action
                  tone="quiet"
                  label={asking ? "No, keep it" : "Delete for good"}
                  onClick={() => setAsking(!asking)}
                />
                {asking && <Action label="Yes, delete it for good" busy={busy} onClick={onErase} />}
              </>
            )
          : act("delete", "Delete", "quiet")}
      </div>
    </div>
  );
}
