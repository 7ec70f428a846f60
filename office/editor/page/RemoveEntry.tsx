import { useState } from "react";
import type { CollectionView } from "#editor/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Confirm } from "#inbox/page/Confirm.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { ask, refusalOf } from "./api.ts";
import styles from "#inbox/page/Dialog.module.css";

type Props = { collection: CollectionView; id: string; title: string; version: string; onRemoved: () => void };

/** Removes an entry, after a confirmation that lists what else refers to it. */
export function RemoveEntry({ collection, id, title, version, onRemoved }: Props) {
  const [usedBy, setUsedBy] = useState<readonly string[]>();
  const remove = (confirmed: boolean) => ask("DELETE entry", { collection: collection.name, id, version, confirmed });
  const asking = useTask(() =>
    remove(false).catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (!("usedBy" in refusal)) throw error;
      setUsedBy(refusal.usedBy);
    }),
  );
  return (
    <>
      <p>
        <Action tone="quiet" label={`Remove “${title}”…`} busy={asking.busy} onClick={() => void asking.run()} />
      </p>
      <Problem error={asking.error} />
      {usedBy && (
        <Confirm
          title={`Remove “${title}”?`}
          yes="Remove it"
          onYes={() => remove(true).then(onRemoved)}
          onClose={() => setUsedBy(undefined)}
        >
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
        </Confirm>
      )}
    </>
  );
}
