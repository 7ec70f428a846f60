import type { EditorValues, EntryView, FactView, Field } from "#editor/api-types.ts";
import { FactText } from "./fields/FactText.tsx";
import styles from "./Guide.module.css";
import { valuesOf } from "./use-draft.ts";
import { linesOf } from "./versions.ts";

type Props = { entry: EntryView; fields: readonly Field[]; facts: readonly FactView[] };

/** What helps to write a new entry: what its text needs, what is usual, and an existing one as an example. */
export function Guide({ entry: { rules, example }, fields, facts }: Props) {
  if (!example) return null;
  return (
    <details className={styles.guide}>
      <summary>{rules ? "What it needs, and an example" : `For example: ${example.title}`}</summary>
      {rules && (
        <>
          <h2>The text needs</h2>
          <List sentences={rules.must} />
          <h2>Usual, and not needed</h2>
          <List sentences={rules.usual} />
          <h2>For example: {example.title}</h2>
        </>
      )}
      <dl>
        {fields.map((field) => (
          <Lines key={field.key} field={field} facts={facts} values={valuesOf(example)} />
        ))}
      </dl>
    </details>
  );
}

function List({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

function Lines({ field, values, facts }: { field: Field; values: EditorValues; facts: readonly FactView[] }) {
  if (values[field.key] === undefined) return null;
  return (
    <div>
      <dt>{field.title}</dt>
      <dd>
        {linesOf(field, values[field.key])
          .filter(Boolean)
          .map((line, index) => (
            <p key={index}>
              <FactText text={line} facts={facts} />
            </p>
          ))}
      </dd>
    </div>
  );
}
