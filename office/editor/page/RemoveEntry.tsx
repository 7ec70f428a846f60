import { useState } from "react";
import type { CollectionView } from "#editor/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { api, InUse } from "./api.ts";
import { Dialog } from "./Dialog.tsx";
import styles from "./Dialog.module.css";

type Props = { collection: CollectionView; id: string; title: string; version: string; onRemoved: () => void };

/** Removes an entry, after a confirmation that lists what else refers to it. */
export function RemoveEntry({ collection, id, title, version, onRemoved }: Props) {
  const [usedBy, setUsedBy] = useState<readonly string[]>();
  const request = { collection: collection.name, id, version };
  const asking = useTask(async () => {
    await api.remove({ ...request, confirmed: false }).catch((error: unknown) => {
      if (!(error instanceof InUse)) throw error;
      setUsedBy(error.usedBy);
    });
  });
  const removing = useTask(async () => {
    await api.remove({ ...request, confirmed: true });
    onRemoved();
  });
  const close = () => setUsedBy(undefined);
  return (
    <>
      <p>
        <Action tone="quiet" label={`Remove “${title}”…`} busy={asking.busy} onClick={() => void asking.run()} />
      </p>
      <Problem error={asking.error} />
      {usedBy && (
        <Dialog title={`Remove “${title}”?`} onClose={close}>
          {usedBy.length > 0 ? (
            <>
              <p>These name it. Change them first, or they will name something that is gone:</p>
              <ul role="list" className={styles.list}>
                {usedBy.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>Nothing else names it. Until you publish, it stays on the site.</p>
          )}
          <Problem error={removing.error} />
          <div className={styles.actions}>
            <Action label="Keep it" onClick={close} />
            <Action tone="quiet" label="Remove it" busy={removing.busy} onClick={() => void removing.run()} />
          </div>
        </Dialog>
      )}
    </>
  );
}
