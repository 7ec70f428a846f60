import { useState } from "react";
import type { ConflictAnswer, EditorValue, EditorValues, Field } from "#editor/api-types.ts";
import { focus } from "#inbox/page/Heading.tsx";
import { Action } from "#inbox/page/Action.tsx";
import styles from "./ConflictView.module.css";
import { valuesOf } from "./use-draft.ts";
import { linesOf, merge } from "./versions.ts";
import { withValue } from "./values.ts";

type Props = {
  fields: readonly Field[];
  written: EditorValues;
  mine: EditorValues;
  theirs: ConflictAnswer;
  /** Called with the merged values, not saved yet. */
  onSettle: (settled: EditorValues) => void;
};

type Choices = Readonly<Record<string, "mine" | "theirs">>;

/** Two people changed one entry: both versions of each field, side by side, to choose from. */
export function ConflictView({ fields, written, mine, theirs, onSettle }: Props) {
  const other = valuesOf(theirs);
  const { both, theirs: byThem, merged } = merge(written, mine, other);
  const [choices, setChoices] = useState<Choices>({});
  const fieldOf = (key: string) => fields.find((field) => field.key === key);
  const settle = () => {
    const chosen = both.filter((key) => choices[key] === "theirs");
    onSettle(chosen.reduce((values, key) => withValue(values, [key], other[key]), merged));
  };
  const version = (key: string, whose: "mine" | "theirs", label: string, value: EditorValue | undefined) => (
    <label className={styles.version}>
      <span>
        <input
          type="radio"
          name={`conflict-${key}`}
          checked={(choices[key] ?? "mine") === whose}
          onChange={() => setChoices({ ...choices, [key]: whose })}
        />
        {label}
      </span>
      <Lines lines={linesOf(fieldOf(key), value)} />
    </label>
  );
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title">
      <h2 id="conflict-title" tabIndex={-1} ref={focus}>
        Someone else changed this while you were writing
      </h2>
      <p>Nothing of yours is lost, and nothing of it is saved yet.</p>
      {both.map((key) => (
        <fieldset key={key}>
          <legend>{fieldOf(key)?.title ?? key}: which one is right?</legend>
          <div className={styles.versions}>
            {version(key, "mine", "Yours", mine[key])}
            {version(key, "theirs", "The other person’s, saved now", other[key])}
          </div>
        </fieldset>
      ))}
      {byThem.length > 0 && (
        <>
          <h3>The other person also changed, and you did not:</h3>
          <ul role="list">
            {byThem.map((key) => (
              <li key={key}>
                {fieldOf(key)?.title ?? key}
                <Lines lines={linesOf(fieldOf(key), other[key])} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <Action tone="primary" label="Go on with these" onClick={settle} />
      </div>
      <p>Then look at it once more, and save.</p>
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.lines}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </span>
  );
}
