import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./Dialog.module.css";

type Props = { title: string; size?: "full"; onClose: () => void; children: ReactNode };

/** A modal dialog for a question or a choice; Escape closes it. */
export function Dialog({ title, size, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    const from = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inner}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
