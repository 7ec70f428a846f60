import { useState } from "react";
import type { ConflictAnswer, EditorValues, Field } from "#editor/api-types.ts";
import { focus } from "#inbox/page/Heading.tsx";
import { Action } from "#inbox/page/Action.tsx";
import styles from "./ConflictView.module.css";
import { valuesOf } from "./use-draft.ts";
import { isSame } from "./values.ts";
import { linesOf } from "./versions.ts";

type Props = {
  fields: readonly Field[];
  mine: EditorValues;
  theirs: ConflictAnswer;
  /** Called with the chosen version, not saved yet. */
  onSettle: (settled: EditorValues) => void;
};

/** Two people changed one entry: both versions of it, side by side, to choose from. */
export function ConflictView({ fields, mine, theirs, onSettle }: Props) {
  const [isMine, setMine] = useState(true);
  const other = valuesOf(theirs);
  const different = fields.filter(({ key }) => !isSame(mine[key], other[key]));
  const version = (label: string, values: EditorValues, isChosen: boolean, choose: () => void) => (
    <label className={styles.version}>
      <span>
        <input type="radio" name="conflict" checked={isChosen} onChange={choose} />
        {label}
      </span>
      {different.map((field) => (
        <span key={field.key} className={styles.lines}>
          <strong>{field.title}</strong>
          {linesOf(field, values[field.key]).map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </span>
      ))}
    </label>
  );
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title">
      <h2 id="conflict-title" tabIndex={-1} ref={focus}>
        Someone else changed this while you were writing
      </h2>
      <p>Nothing of yours is lost, and nothing of it is saved yet. These fields differ; which version is right?</p>
      <fieldset>
        <legend>Both versions</legend>
        <div className={styles.versions}>
          {version("Yours", mine, isMine, () => setMine(true))}
          {version("The other person’s, saved now", other, !isMine, () => setMine(false))}
        </div>
      </fieldset>
      <div className={styles.actions}>
        <Action tone="primary" label="Keep this version" onClick={() => onSettle(isMine ? mine : other)} />
      </div>
      <p>It is saved as your draft, and you can go on writing.</p>
    </section>
  );
}
