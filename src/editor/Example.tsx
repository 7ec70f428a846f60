import type { EditorValues, Field } from "#domain/editor.ts";
import styles from "./Example.module.css";
import { valuesOf } from "./use-draft.ts";
import { linesOf } from "./versions.ts";

type Props = { fields: readonly Field[]; title: string; values: EditorValues; body?: string };

/** An entry that is on the site, to look at while a new one is written. */
export function Example({ fields, title, values, body }: Props) {
  const all = valuesOf({ values, body });
  return (
    <details className={styles.example} open={matchMedia("(width >= 64rem)").matches}>
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
                    <p key={index}>{line}</p>
                  ))}
              </dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
