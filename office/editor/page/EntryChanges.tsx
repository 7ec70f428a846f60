import checkbox from "@practice/site/ui/forms/Checkbox.module.css";
import type { FactView } from "#editor/api-types.ts";
import type { Draft } from "#publish/api-types.ts";
import { Changes } from "./Changes.tsx";
import { DiscardAction } from "./DiscardAction.tsx";
import styles from "./EntryChanges.module.css";

type Props = {
  facts: readonly FactView[];
  changes: readonly Draft[];
  ticked: ReadonlySet<Draft>;
  isBusy: boolean;
  onToggle: (key: string) => void;
};

/** The changed entries, each with a tick, its changes in plain words, and the button to discard it. */
export function EntryChanges({ facts, changes, ticked, isBusy, onToggle }: Props) {
  return (
    <ul role="list" className={styles.entries} data-rows="">
      {changes.map((change, index) => (
        <li key={change.key}>
          <h3>
            {change.isCommitted ? (
              <span id={`change-${index}`}>{change.title}</span>
            ) : (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  className={checkbox.box}
                  checked={ticked.has(change)}
                  disabled={isBusy}
                  onChange={() => onToggle(change.key)}
                />
                <span>
                  <span id={`change-${index}`}>{change.title}</span>
                  {change.by.length > 0 && <span className={styles.by}>by {change.by.join(" and ")}</span>}
                </span>
              </label>
            )}
          </h3>
          {change.isCommitted && <p>Already committed: it goes online with whatever is published next.</p>}
          {change.changes.length > 0 ? (
            <Changes changes={change.changes} facts={facts} />
          ) : (
            <p>Only its comments or its layout, which no page shows.</p>
          )}
          {!change.isCommitted && <DiscardAction change={change} aria-describedby={`change-${index}`} busy={isBusy} />}
        </li>
      ))}
    </ul>
  );
}
