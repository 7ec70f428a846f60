import type { Draft } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { Changes } from "./Changes.tsx";
import { DiscardAction } from "./DiscardAction.tsx";
import styles from "./DraftBar.module.css";
import { oldValuesId } from "./OldValueList.tsx";
import { hrefOf } from "./places.ts";
import type { DraftState } from "./use-draft.ts";

/** How many characters of a change are shown here; all are on the page for publishing. */
const mostShown = 120;

type Props = {
  draft: DraftState;
  /** What the draft changes on the site, once it is saved. */
  change: Draft | undefined;
  person: string;
  /** How much is missing or wrong. */
  mistakes: number;
  onShowMistakes: () => void;
  /** Where the page does not stand beside the form. */
  onShowPage: (() => void) | undefined;
  onDiscarded: () => void;
};

/** The bar at the bottom of the screen: what of the draft is saved, what it changes, and the way to the site. */
export function DraftBar({ draft, change, person, mistakes, onShowMistakes, onShowPage, onDiscarded }: Props) {
  const { isChanged, isNew, oldValues, problem } = draft;
  const isWrong = isChanged && mistakes > 0;
  const places = oldValues.flatMap((one) => one.places).length;
  const publish = async () => {
    await draft.saveNow();
    location.hash = hrefOf({ at: "publish" });
  };
  return (
    <div className={styles.bar} data-wide="">
      <Problem error={isChanged && problem ? new Error(`${problem.message} It is kept in this browser.`) : null} />
      <div className={styles.status}>
        <div role="status">
          {isWrong && (
            <p>
              <strong>Not saved yet, only kept in this browser.</strong>{" "}
              <Action
                tone="quiet"
                label={mistakes === 1 ? "One thing is missing or wrong" : `${mistakes} things are missing or wrong`}
                onClick={onShowMistakes}
              />
            </p>
          )}
          {places > 0 && (
            <p>
              <strong>{places === 1 ? "One text still says" : `${places} texts still say`} the old number.</strong>{" "}
              <Action tone="quiet" label="Show where" onClick={showOldValues} />
            </p>
          )}
        </div>
        {!isWrong && <p data-saved={isChanged ? undefined : ""}>{stateOf(isChanged, isNew, change, person)}</p>}
        {change && isShort(change) && <Changes changes={change.changes} />}
      </div>
      <div className={styles.actions}>
        {change && <Action tone="primary" label="Publish…" onClick={() => void publish()} />}
        {onShowPage && <Action label="See the page" onClick={onShowPage} />}
        {(isChanged || change) && (
          <DiscardAction
            change={change}
            onDiscarded={() => {
              draft.drop();
              onDiscarded();
            }}
          />
        )}
      </div>
    </div>
  );
}

function stateOf(isChanged: boolean, isNew: boolean, change: Draft | undefined, person: string): string {
  if (isChanged) return "Saving…";
  if (!change)
    return isNew ? "What you write is saved by itself." : "Nothing is changed. What you write is saved by itself.";
  const others = change.by.filter((one) => one !== person);
  const by = others.length > 0 ? ` by ${change.by.join(" and ")}` : "";
  return `Saved as a draft${by}. It is not on the site yet.`;
}

/** Whether what changes can be read in the bar. */
const isShort = ({ changes: [first, ...more] }: Draft) =>
  first !== undefined && more.length === 0 && first.before.length + first.after.length <= mostShown;

function showOldValues() {
  const list = document.getElementById(oldValuesId);
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: "start" });
}
