import { Action } from "#inbox/page/Action.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./Dialog.module.css";

type Props = { onStay: () => void; onLeave: () => void };

/** Asks for confirmation before leaving unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  return (
    <Dialog title="Leave without saving?" onClose={onStay}>
      <p>What you changed here is not saved. If you leave, it is gone.</p>
      <div className={styles.actions}>
        <Action tone="primary" label="Stay here" onClick={onStay} />
        <Action tone="quiet" label="Leave without saving" onClick={onLeave} />
      </div>
    </Dialog>
  );
}
