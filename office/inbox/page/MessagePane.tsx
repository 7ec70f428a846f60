import { useMutation, useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { answerByText, isLate, timeLeft, waits } from "#inbox/inbox-numbers.ts";
import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import { Action } from "./Action.tsx";
import { Conflict } from "./Conflict.tsx";
import type { Desk, Opened } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { keysOf } from "./query-cache.ts";
import { type Act, statement } from "./labels.ts";
import type { Row } from "./lists.ts";
import { MessageActions } from "./MessageActions.tsx";
import { MessageFields } from "./MessageFields.tsx";
import styles from "./MessagePane.module.css";
import { Notes } from "./Notes.tsx";
import { Problem } from "./Problem.tsx";
import { Replies } from "./Replies.tsx";

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
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keysOf.message(number),
    queryFn: () => desk.read(number),
    // Each reading is logged in the audit trail, so it is refetched only when it has changed.
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const next = data && nextOf(data.row);
  const leaveByKey = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
  return (
    // Escape inside it returns to the list.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className={styles.pane} onKeyDown={leaveByKey} aria-busy={!data && !error}>
      <div className={styles.head}>
        <div className={styles.back}>
          <Action tone="quiet" label="Back to the list" onClick={onClose} />
        </div>
        <Heading level="h2">Message {number}</Heading>
        {next && (
          <Action data-next="" tone="quiet" label="Next message" leads="arrow" onClick={() => onNext(next.number)} />
        )}
      </div>
      {data ? (
        <OpenedMessage desk={desk} opened={data} now={now} onErased={onClose} />
      ) : error ? (
        <>
          <Problem error={error} />
          <p>
            <Action label="Try again" busy={isFetching} onClick={() => void refetch()} />
          </p>
        </>
      ) : (
        <p role="status">Opening the message…</p>
      )}
    </article>
  );
}

type OpenedProps = Pick<Props, "desk" | "now"> & { opened: Opened; onErased: () => void };

function OpenedMessage({ desk, opened, now, onErased }: OpenedProps) {
  const { row, notes, problem } = opened;
  const { number, version, state, answerBy, fields, followUp } = row;
  const late = isLate(row, now);
  const acting = useMutation({ mutationFn: (act: Act) => desk.act(number, version, act) });
  const erasing = useMutation({ mutationFn: () => desk.erase(number, version), onSuccess: onErased });
  return (
    <>
      <p className={styles.state} role="status">
        {statement(row, now)}
      </p>
      {waits(state) && !followUp && (
        <p className={styles.left} data-late={late ? "" : undefined}>
          {late && <Icon name="alert" />}
          <b>{timeLeft(answerBy, now)}</b>, {answerByText(answerBy, now)}
        </p>
      )}
      {problem && <Problem error={new Error(problem)} />}
      {fields && <MessageFields number={number} fields={fields} arrivedAt={row.arrivedAt} now={now} />}
      <Conflict
        error={acting.error ?? erasing.error}
        wanted={acting.error ? acting.variables : "erase"}
        row={row}
        now={now}
        busy={acting.isPending || erasing.isPending}
        onAgain={() => (acting.error && acting.variables ? acting.mutate(acting.variables) : erasing.mutate())}
        onLeave={() => (acting.reset(), erasing.reset())}
      />
      {fields && waits(state) && <Replies number={number} email={fields.email} />}
      <MessageActions
        row={row}
        now={now}
        desk={desk}
        busy={acting.isPending || erasing.isPending}
        onAct={acting.mutate}
        onErase={desk.isManager ? () => erasing.mutate() : undefined}
      />
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
