import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { addBusinessDays } from "@practice/site/practice/business-days.ts";
import { addDays, dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { type AnswerWay, answerWays, type FollowUp, followUps, followUpWithin } from "#inbox/inbox.ts";
import { waits } from "#inbox/inbox-numbers.ts";
import { Action } from "./Action.tsx";
import { ConfirmedAction } from "./ConfirmedAction.tsx";
import type { Desk } from "./desk.ts";
import { type Act, actText, type PlainAct } from "./labels.ts";
import { type Row, viewOf } from "./lists.ts";
import styles from "./MessagePane.module.css";
import { noteId } from "./Notes.tsx";

/** `isMailing`: an email was begun, which is what to say next. */
type Props = {
  row: Row;
  now: number;
  desk: Desk;
  isMailing: boolean;
  busy: boolean;
  onAct: (act: Act) => void;
};

/** The actions for a message in its current state: the common ones a press away, the others behind “More”. */
export function MessageActions(props: Props) {
  const { row, now, desk, isMailing, busy, onAct } = props;
  const { state, taken } = row;
  const act = (kind: PlainAct, tone?: "primary" | "quiet", label = actText({ kind })) => (
    <Action label={label} tone={tone} busy={busy} onClick={() => onAct({ kind })} />
  );
  return (
    <div className={styles.acts} data-screen-only="">
      {waits(state) && (
        <>
          <div role="group" aria-label="Answered" className={styles.answers}>
            {(Object.entries(answerWays) as [AnswerWay, string][]).map(([how, label]) => (
              <Action
                key={how}
                label={label}
                tone={isMailing && how === "mailed" ? "primary" : undefined}
                busy={busy}
                onClick={() => onAct({ kind: "answer", how })}
              />
            ))}
          </div>
          <Action
            label={followUps.voicemail}
            busy={busy}
            onClick={() => onAct({ kind: "follow-up", why: "voicemail", day: nextWorkingDay(now) })}
          />
          {taken?.by.id === desk.session.person.id
            ? act("untake")
            : act("take", undefined, taken ? "Take over" : undefined)}
        </>
      )}
      {viewOf(state) === "done" && act("reopen")}
      {state === "trash" && act("restore", "primary")}
      {state === "suspect" && act("not-a-robot", "primary")}
      <Action tone="quiet" label="Note" onClick={() => document.getElementById(noteId)?.focus()} />
      {waits(state) && act("set-aside", "quiet")}
      {state !== "trash" && act("delete", "quiet")}
      {state === "trash" && desk.isManager && (
        <ConfirmedAction
          tone="quiet"
          label="Delete for good"
          busy={busy}
          title="Delete this message for good?"
          no="No, keep it"
          yes="Yes, delete it for good"
          onYes={() => onAct({ kind: "erase" })}
        >
          <p>Nobody can restore it. Its notes go with it.</p>
        </ConfirmedAction>
      )}
      <details key={row.version}>
        <summary>More</summary>
        <div className={styles.row}>
          {waits(state) && <MoreWhileWaiting {...props} />}
          <Action tone="quiet" label="Print" onClick={() => print()} />
        </div>
      </details>
    </div>
  );
}

const nextWorkingDay = (now: number) => addBusinessDays(dayInNewYork(now), 1);

function MoreWhileWaiting({ row, now, desk, busy, onAct }: Omit<Props, "isMailing">) {
  const { data } = useQuery({
    queryKey: ["colleagues"],
    queryFn: () => desk.ask("colleagues", {}),
    // Somebody may have been invited a moment ago.
    staleTime: 0,
  });
  const others = data?.people.filter(({ id }) => id !== desk.session.person.id && id !== row.taken?.by.id) ?? [];
  const today = dayInNewYork(now);
  const followUp = (why: FollowUp, label: string) => (
    <Action
      label={label}
      busy={busy}
      onClick={({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
        if (form?.reportValidity()) onAct({ kind: "follow-up", why, day: String(new FormData(form).get("day")) });
      }}
    />
  );
  return (
    <>
      <form method="dialog" className={styles.day}>
        <Field name="day" label="Follow up on">
          {(control) => (
            <input
              {...control}
              type="date"
              required
              min={addDays(today, 1)}
              max={addDays(today, followUpWithin)}
              defaultValue={nextWorkingDay(now)}
            />
          )}
        </Field>
        {followUp("call-again", "Call again")}
        {followUp("waiting", "Wait for them")}
      </form>
      {row.followUp && (
        <Action tone="quiet" label="No follow-up" busy={busy} onClick={() => onAct({ kind: "no-follow-up" })} />
      )}
      {others.map((person) => (
        <Action
          key={person.id}
          label={`Give to ${person.name}`}
          busy={busy}
          onClick={() => onAct({ kind: "assign", person })}
        />
      ))}
    </>
  );
}
