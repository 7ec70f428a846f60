import { Confirm } from "#inbox/page/Confirm.tsx";

type Props = { onStay: () => void; onLeave: () => void };

/** Asks for confirmation before leaving unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  return (
    <Confirm title="Leave without saving?" no="Stay here" yes="Leave without saving" onYes={onLeave} onClose={onStay}>
      <p>What you changed here is not saved. If you leave, it is gone.</p>
    </Confirm>
  );
}
