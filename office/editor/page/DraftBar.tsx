import type { Draft, SiteChange } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { DiscardAction } from "./DiscardAction.tsx";
import styles from "./DraftBar.module.css";
import { oldValuesId } from "./OldValueList.tsx";
import { hrefOf } from "./places.ts";
import type { DraftState } from "./use-draft.ts";

/** How many characters of a change are shown here; all are on the page for publishing. */
const mostShown = 60;

type Props = {
  draft: DraftState;
  /** What the draft changes on the site, once it is saved. */
  change: Draft | undefined;
  /** Whether `change` is of what was saved last. */
  isListed: boolean;
  person: string;
  /** How much is missing or wrong. */
  mistakes: number;
  onShowMistakes: () => void;
  /** Where the page does not stand beside the form. */
  onShowPage: (() => void) | undefined;
  onDiscarded: () => void;
};

/** The bar at the bottom of the screen: what of the draft is saved, what it changes, and the way to the site. */
export function DraftBar(props: Props) {
  const { draft, change, mistakes, onShowMistakes, onShowPage, onDiscarded } = props;
  const { isChanged, oldValues, problem } = draft;
  const isWrong = isChanged && mistakes > 0;
  const places = oldValues.flatMap((one) => one.places).length;
  const publish = async () => {
    if (await draft.saveNow()) location.hash = hrefOf({ at: "publish", only: draft.keyNow() });
    else onShowMistakes();
  };
  return (
    <div className={styles.bar} data-wide="">
      <Problem error={isChanged && problem ? new Error(`${problem.message} It is kept in this browser.`) : null} />
      <div className={styles.actions}>
        {change && <Action tone="primary" label="Publish…" onClick={() => void publish()} />}
        {onShowPage && <Action label="See the page" onClick={onShowPage} />}
        {(isChanged || change) && (
          <DiscardAction
            change={change}
            keyNow={async () => {
              await draft.saveNow();
              return draft.keyNow();
            }}
            onDiscarded={() => {
              draft.drop();
              onDiscarded();
            }}
          />
        )}
      </div>
      <div className={styles.status}>
        <div role="status">
          {isWrong && (
            <p>
              <strong>Not saved yet. It is kept in this browser.</strong>{" "}
              <Action
                tone="quiet"
                label={mistakes === 1 ? "1 thing to fix" : `${mistakes} things to fix`}
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
        {!isWrong && <p data-saved={isChanged ? undefined : ""}>{stateOf(props)}</p>}
      </div>
    </div>
  );
}

function stateOf({ draft: { isChanged, isNew, isGone, saves }, change, isListed, person }: Props): string {
  if (isGone) return "";
  if (isChanged && isNew) return "Kept in this browser until it is complete.";
  if (isChanged) return "Saving…";
  if (!isListed) return saves > 0 ? "Saved as a draft." : "";
  if (!change) return "No changes yet. Your work saves automatically.";
  const others = change.by.filter((one) => one !== person);
  const by = others.length > 0 ? ` by ${change.by.join(" and ")}` : "";
  return `Saved as a draft${by}. Not on the site yet${inOneLine(change) || "."}`;
}

/** What changes, as far as it fits the bar. */
function inOneLine({ changes: [first, ...more] }: Draft): string {
  if (!first) return "";
  const rest = more.length > 0 ? `, and ${more.length} more` : "";
  return `: ${first.where}${whatOf(first)}${rest}`;
}

function whatOf({ before, after }: SiteChange): string {
  if (before.length + after.length > mostShown) return "";
  if (before && after) return `, ${before} becomes ${after}`;
  return after ? `, new: ${after}` : `, removed: ${before}`;
}

function showOldValues() {
  const list = document.getElementById(oldValuesId);
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: "start" });
}
