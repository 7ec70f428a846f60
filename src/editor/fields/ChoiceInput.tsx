import { Field } from "#ui/forms/Field.tsx";
import type { FieldProps } from "#editor/form.ts";
import { idOf, mistakesAt } from "#editor/mistakes.ts";
import styles from "./fields.module.css";
import { hintOf, labelOf } from "./labels.ts";

/** One of a few values. */
export function ChoiceInput({ field, path, value, form }: FieldProps) {
  const { choices = [], optional, default: usual, fixed } = field;
  const none = choices.find((choice) => choice.value === usual)?.title ?? (optional ? "None" : "Choose one");
  return (
    <div className={styles.field} data-kind="choice">
      <Field
        name={idOf(path)}
        label={labelOf(field)}
        hint={hintOf(field)}
        error={mistakesAt(form.mistakes, path, true)}
      >
        {(control) => (
          <select
            {...control}
            disabled={fixed}
            value={String(value ?? "")}
            onChange={({ target }) => form.change(path, target.value || undefined)}
          >
            {(value === undefined || optional) && <option value="">{none}</option>}
            {choices
              .filter((choice) => !optional || choice.value !== usual || value === usual)
              .map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.title}
                </option>
              ))}
          </select>
        )}
      </Field>
    </div>
  );
}
