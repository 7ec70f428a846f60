import { useEffect, useState } from "react";
import type { EditorValues } from "#editor/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import styles from "./ConflictView.module.css";
import { isGroup } from "./values.ts";

/** What was typed and not saved, and the version of the entry that it was typed over. */
export type KeptDraft = { draft: EditorValues; written: EditorValues; version: string };

type Props = {
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Person and entry. */
  name: string;
  /** Undefined while nothing is changed. */
  now: KeptDraft | undefined;
  onRestore: (kept: KeptDraft) => void;
};

/** Keeps what is typed until it is saved or discarded, and offers it back after a crash. */
export function KeptDraftOffer({ storage, name, now, onRestore }: Props) {
  const key = `editor ${name}`;
  const [kept, setKept] = useState(() => keptIn(storage, key));
  useEffect(() => {
    if (now) keep(storage, key, now);
    else if (!kept) storage.removeItem(key);
  }, [storage, key, now, kept]);
  // Whoever leaves the form has confirmed that nothing is to be kept; a crash does not come here.
  const isOffered = kept !== undefined;
  useEffect(() => () => (isOffered ? undefined : storage.removeItem(key)), [storage, key, isOffered]);
  if (!kept) return null;
  return (
    <section className={styles.conflict} aria-label="Not saved earlier">
      <p>You wrote something here earlier that was not saved.</p>
      <div className={styles.actions}>
        <Action
          tone="primary"
          label="Go on with it"
          onClick={() => {
            onRestore(kept);
            setKept(undefined);
          }}
        />
        <Action tone="quiet" label="Discard it" onClick={() => setKept(undefined)} />
      </div>
    </section>
  );
}

function keep(storage: Props["storage"], key: string, draft: KeptDraft) {
  try {
    storage.setItem(key, JSON.stringify(draft));
  } catch {
    // It is full or switched off; the form itself still has what is typed.
  }
}

function keptIn(storage: Props["storage"], key: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
    const isDraft = isGroup(kept as KeptDraft) && isGroup((kept as KeptDraft).draft);
    return isDraft ? (kept as KeptDraft) : undefined;
  } catch {
    return undefined;
  }
}
