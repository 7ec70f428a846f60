import { Action } from "#inbox/page/Action.tsx";
import { focus } from "#inbox/page/Heading.tsx";
import styles from "./ConflictView.module.css";

type Props = { canAdd: boolean; onAdd: () => void };

/** Somebody removed an entry that is being written; what was written stays in the form. */
export function GoneView({ canAdd, onAdd }: Props) {
  return (
    <section className={styles.conflict} aria-labelledby="gone-title">
      <h2 id="gone-title" tabIndex={-1} ref={focus}>
        Someone else removed this while you were writing
      </h2>
      <p>What you wrote is still here. {canAdd ? "Put it in again, or leave it." : "Copy what you need."}</p>
      {canAdd && (
        <div className={styles.actions}>
          <Action tone="primary" label="Put it in again" onClick={onAdd} />
        </div>
      )}
    </section>
  );
}
