import { useState } from "react";
import { addDays, dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { type FollowUp, followUps, followUpWithin } from "#inbox/inbox.ts";
import { followUpDays } from "#inbox/inbox-numbers.ts";
import { Action } from "./Action.tsx";
import type { Act } from "./labels.ts";
import type { Row } from "./lists.ts";
import styles from "./MessagePane.module.css";

type Props = { row: Row; now: number; busy: boolean; onAct: (act: Act) => void };

/** Keeps a message in the list until a day: why, then which. */
export function FollowUpChoice({ row, now, busy, onAct }: Props) {
  const [why, setWhy] = useState<FollowUp>();
  return (
    <div role="group" aria-label="Not reached" className={styles.ways}>
      <h3>Not reached?</h3>
      <p className={styles.state}>It stays in “To answer”, and comes to the top again on the day you choose.</p>
      <div className={styles.row}>
        {(Object.entries(followUps) as [FollowUp, string][]).map(([own, label]) => (
          <Action
            key={own}
            label={label}
            aria-expanded={own === why}
            onClick={() => setWhy(own === why ? undefined : own)}
          />
        ))}
        {row.followUp && (
          <Action tone="quiet" label="No follow-up" busy={busy} onClick={() => onAct({ kind: "no-follow-up" })} />
        )}
      </div>
      {why && <Days now={now} busy={busy} onDay={(day) => onAct({ kind: "follow-up", why, day })} />}
    </div>
  );
}

type DaysProps = { now: number; busy: boolean; onDay: (day: string) => void };

function Days({ now, busy, onDay }: DaysProps) {
  const [chosen, setChosen] = useState("");
  const today = dayInNewYork(now);
  return (
    <form
      method="dialog"
      className={`${styles.row} ${styles.days}`}
      onSubmit={(event) => {
        event.preventDefault();
        onDay(chosen);
      }}
    >
      {followUpDays(now).map(({ label, day }) => (
        <Action key={day} label={label} busy={busy} onClick={() => onDay(day)} />
      ))}
      <Field name="day" label="Another day">
        {(control) => (
          <input
            {...control}
            type="date"
            required
            min={addDays(today, 1)}
            max={addDays(today, followUpWithin)}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </Field>
      <Action type="submit" label="On that day" busy={busy} />
    </form>
  );
}
