import { Field } from "@practice/site/ui/forms/Field.tsx";
import type { InputProps } from "#editor/page/form.ts";
import styles from "./fields.module.css";

/** Selects one of a few values. */
export function ChoiceInput({ field, path, value, form, name, label, hint, error }: InputProps) {
  const { choices = [], optional, default: usual, fixed } = field;
  const none = choices.find((choice) => choice.value === usual)?.title ?? (optional ? "None" : "Choose one");
  return (
    <div className={styles.field} data-kind="choice">
      <Field {...{ name, label, hint, error }}>
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
