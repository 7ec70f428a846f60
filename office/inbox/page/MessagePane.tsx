import { useMutation, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { capital } from "@practice/site/practice/capital.ts";
import { moment } from "@practice/site/practice/practice-time.ts";
import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import { isLate, timeLeft, waits } from "#inbox/inbox-numbers.ts";
import { Action } from "./Action.tsx";
import { Conflict } from "./Conflict.tsx";
import type { Desk, Opened } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { type Act, statement } from "./labels.ts";
import type { Row } from "./lists.ts";
import { Loaded } from "./Loaded.tsx";
import { MessageActions } from "./MessageActions.tsx";
import { MessageFields } from "./MessageFields.tsx";
import styles from "./MessagePane.module.css";
import { Notes } from "./Notes.tsx";
import { PlainText } from "./PlainText.tsx";
import { Problem } from "./Problem.tsx";
import { keysOf } from "./query-cache.ts";

type Props = {
  desk: Desk;
  number: number;
  now: number;
  onClose: () => void;
  nextOf: (row: Row) => Row | undefined;
  onNext: (number: number) => void;
};

/** One message. Opening it marks it as read. */
export function MessagePane({ desk, number, now, onClose, nextOf, onNext }: Props) {
  const query = useQuery({
    queryKey: keysOf.message(number),
    queryFn: () => desk.read(number),
    // Each reading is logged in the audit trail, so it is refetched only when it has changed.
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const row = query.data?.row;
  const next = row && nextOf(row);
  const leaveByKey = ({ key, target }: KeyboardEvent) =>
    key === "Escape" && !(target as Element).closest("dialog") && onClose();
  return (
    // Escape inside it returns to the list; in a dialog, it closes that.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className={styles.pane} onKeyDown={leaveByKey} aria-busy={query.isPending}>
      <div className={styles.head}>
        <div className={styles.back}>
          <Action tone="quiet" label="Back to the list" onClick={onClose} />
        </div>
        <Heading level="h2">
          {row?.fields && <PlainText text={row.fields.name} />} <small>Message {number}</small>
        </Heading>
        {next && (
          <Action data-next="" tone="quiet" label="Next message" leads="arrow" onClick={() => onNext(next.number)} />
        )}
      </div>
      <Loaded query={query}>
        {(opened) => <OpenedMessage desk={desk} opened={opened} now={now} onErased={onClose} />}
      </Loaded>
    </article>
  );
}

type OpenedProps = Pick<Props, "desk" | "now"> & { opened: Opened; onErased: () => void };

function OpenedMessage({ desk, opened, now, onErased }: OpenedProps) {
  const { row, notes, problem } = opened;
  const { number, version, state, answerBy, fields, followUp } = row;
  const late = isLate(row, now);
  const [isMailing, setMailing] = useState(false);
  const acting = useMutation({
    mutationFn: (act: Act) => desk.act(number, version, act),
    onSuccess: (_, { kind }) => kind === "erase" && onErased(),
  });
  return (
    <>
      {waits(state) && !followUp && (
        <p className={styles.left} data-late={late ? "" : undefined}>
          {late && <Icon name="alert" />}
          <b>{capital(timeLeft(answerBy, now))}</b>, due {moment(answerBy, now)}
        </p>
      )}
      {problem && <Problem error={new Error(problem)} />}
      {fields && (
        <MessageFields {...{ number, fields, now }} arrivedAt={row.arrivedAt} onMail={() => setMailing(true)} />
      )}
      <div className={styles.bar}>
        <Conflict acting={acting} row={row} now={now} />
        <p className={styles.state} role="status">
          {statement(row, now)}
        </p>
        <MessageActions {...{ row, now, desk, isMailing }} busy={acting.isPending} onAct={acting.mutate} />
      </div>
      <Notes
        kept={desk.kept}
        number={number}
        notes={notes}
        me={desk.session.person.id}
        now={now}
        busy={acting.isPending}
        onSave={(text, corrects) => acting.mutateAsync({ kind: "note", text, ...(corrects && { corrects }) })}
      />
    </>
  );
}
