import type { EditorValues, FactView, Field } from "#editor/api-types.ts";
import { FactText } from "./fields/FactText.tsx";
import styles from "./Example.module.css";
import { valuesOf } from "./use-draft.ts";
import { linesOf } from "./versions.ts";

type Props = {
  fields: readonly Field[];
  facts: readonly FactView[];
  title: string;
  values: EditorValues;
  body?: string;
};

/** An existing entry as an example while writing a new one. */
export function Example({ fields, facts, title, values, body }: Props) {
  const all = valuesOf({ values, body });
  return (
    <details className={styles.example}>
      <summary>For example: {title}</summary>
      <dl>
        {fields
          .filter(({ key }) => all[key] !== undefined)
          .map((field) => (
            <div key={field.key}>
              <dt>{field.title}</dt>
              <dd>
                {linesOf(field, all[field.key])
                  .filter(Boolean)
                  .map((line, index) => (
                    <p key={index}>
                      <FactText text={line} facts={facts} />
                    </p>
                  ))}
              </dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
