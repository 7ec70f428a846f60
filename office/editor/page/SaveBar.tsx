import { useState } from "react";
import { Action } from "#inbox/page/Action.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { Confirm } from "#inbox/page/Confirm.tsx";
import { hrefOf } from "./places.ts";
import styles from "./SaveBar.module.css";
import { oldValuesId } from "./OldValueList.tsx";
import { type Difference, whereTheyDiffer } from "./versions.ts";

type Props = {
  isNew: boolean;
  isChanged: boolean;
  saved: readonly Difference[] | undefined;
  /** How many texts still spell out the previous value of a fact. */
  oldValues: number;
  busy: boolean;
  error: Error | null;
  /** Where the page does not stand beside the form. */
  onShowPage: (() => void) | undefined;
  onDiscard: () => void;
};

/** The bar with the Save button at the bottom of the screen; reports what was saved, and the next step. */
export function SaveBar({ isNew, isChanged, saved, oldValues, busy, error, onShowPage, onDiscard }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.bar} data-wide="">
      <Problem error={error} />
      <div role="status" className={styles.status}>
        {busy && <p>Checking all of the site’s content…</p>}
        {!busy && saved && <Saved differences={saved} />}
        {!busy && oldValues > 0 && (
          <p>
            <strong>{oldValues === 1 ? "One text still says" : `${oldValues} texts still say`} the old number.</strong>{" "}
            <Action tone="quiet" label="Show where" onClick={showOldValues} />
          </p>
        )}
        {!busy && !saved && <p>{isChanged ? "Not saved yet." : isNew ? "" : "Nothing is changed."}</p>}
      </div>
      <div className={styles.actions}>
        <Action type="submit" tone="primary" label={isNew ? "Add" : "Save"} busy={busy} />
        {onShowPage && <Action label="See the page" onClick={onShowPage} />}
        {isChanged && <Action tone="quiet" label="Discard changes" onClick={() => setAsked(true)} />}
      </div>
      {isAsked && (
        <Confirm title="Discard what you changed?" yes="Discard it" onYes={onDiscard} onClose={() => setAsked(false)}>
          <p>What is saved stays. What you wrote since then is gone.</p>
        </Confirm>
      )}
    </div>
  );
}

function showOldValues() {
  const list = document.getElementById(oldValuesId);
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: "start" });
}

function Saved({ differences }: { differences: readonly Difference[] }) {
  return (
    <>
      <p>
        <strong>Saved.</strong> It is not on the site yet. <a href={hrefOf({ at: "publish" })}>Publish</a>
      </p>
      <ul role="list" className={styles.differences}>
        {differences.map(({ title, ...both }) => {
          const { before, after } = whereTheyDiffer(both.before, both.after);
          return (
            <li key={title}>
              {title}: <del>{before}</del> <span>becomes</span> <ins>{after}</ins>
            </li>
          );
        })}
      </ul>
    </>
  );
}
