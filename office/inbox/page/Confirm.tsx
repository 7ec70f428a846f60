import type { ReactNode } from "react";
import { Action } from "./Action.tsx";
import styles from "./Dialog.module.css";
import { Dialog } from "./Dialog.tsx";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

type Props = {
  title: string;
  children: ReactNode;
  yes: string;
  no?: string | undefined;
  /** The dialog stays open until it is done, and shows why it was not. */
  onYes: () => unknown;
  onClose: () => void;
};

/** Asks before something that cannot be undone here. */
export function Confirm({ title, children, yes, no = "Keep it", onYes, onClose }: Props) {
  const { run, busy, error } = useTask(async () => {
    await onYes();
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Problem error={error} />
      <div className={styles.actions}>
        <Action label={no} onClick={onClose} />
        <Action tone="quiet" label={yes} busy={busy} onClick={() => void run()} />
      </div>
    </Dialog>
  );
}
