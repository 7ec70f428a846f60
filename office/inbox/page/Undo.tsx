import { useEffect, useEffectEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { undoWithin } from "#inbox/inbox.ts";
import { Action } from "./Action.tsx";
import type { Desk } from "./desk.ts";
import styles from "./Inbox.module.css";
import { focusRow } from "./MessageRow.tsx";
import { Problem } from "./Problem.tsx";

/** A deleted message, and until when it can be restored. */
export type Removed = { number: number; until: number };

type Props = { desk: Desk; removed: Removed | undefined; onOver: () => void };

/** Offers to undo a deletion for ten seconds. */
export function Undo({ desk, removed, onOver }: Props) {
  return (
    <div role="status" className={styles.undoPlace}>
      {removed && <Offer key={removed.number} desk={desk} removed={removed} onOver={onOver} />}
    </div>
  );
}

function Offer({ desk, removed: { number, until }, onOver }: Props & { removed: Removed }) {
  const [left, setLeft] = useState(undoWithin);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => desk.undoRemove(number),
    onSuccess: () => (onOver(), focusRow(number)),
  });
  const count = useEffectEvent(() => {
    setLeft(until - desk.now());
    if (until <= desk.now() && !isPending && !error) onOver();
  });
  useEffect(() => {
    const timer = setInterval(() => count(), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.undo}>
      <p>Message {number} deleted.</p>
      <span aria-hidden="true">{Math.max(Math.ceil(left / 1_000), 0)} s</span>
      <Action label="Undo" data-next="" busy={isPending} onClick={() => mutate()} />
      <Problem error={error} />
    </div>
  );
}
