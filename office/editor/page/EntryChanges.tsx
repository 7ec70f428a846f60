import checkbox from "@practice/site/ui/forms/Checkbox.module.css";
import type { EntryChange } from "#publish/api-types.ts";
import { ConfirmedAction } from "#inbox/page/ConfirmedAction.tsx";
import { Changes } from "./Changes.tsx";
import styles from "./EntryChanges.module.css";

type Props = {
  changes: readonly EntryChange[];
  /** The keys of those that are not ticked. */
  left: ReadonlySet<string>;
  isBusy: boolean;
  onToggle: (key: string) => void;
  /** Brings back what is on the site. */
  onDiscard: (key: string) => Promise<void>;
};

/** The changed entries, each with a tick, its changes in plain words, and the button to discard it. */
export function EntryChanges({ changes, left, isBusy, onToggle, onDiscard }: Props) {
  return (
    <ul role="list" className={styles.entries} data-rows="">
      {changes.map((change, index) => (
        <li key={change.key}>
          <h3>
            <label className={styles.tick}>
              <input
                type="checkbox"
                className={checkbox.box}
                checked={!left.has(change.key)}
                disabled={isBusy}
                onChange={() => onToggle(change.key)}
              />
              <span id={`change-${index}`}>{change.title}</span>
            </label>
          </h3>
          {change.changes.length > 0 ? (
            <Changes changes={change.changes} />
          ) : (
            <p>Only its comments or its layout, which no page shows.</p>
          )}
          <ConfirmedAction
            tone="quiet"
            label="Discard this change"
            aria-describedby={`change-${index}`}
            busy={isBusy}
            title="Discard this change?"
            yes="Discard it"
            onYes={() => onDiscard(change.key)}
          >
            <p>
              “{change.title}” is then as it is on the site. What you or others saved there since the last publication
              is gone for good.
            </p>
          </ConfirmedAction>
        </li>
      ))}
    </ul>
  );
}
