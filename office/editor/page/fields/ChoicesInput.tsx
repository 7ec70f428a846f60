import type { InputProps } from "#editor/page/form.ts";
import checkbox from "@practice/site/ui/forms/Checkbox.module.css";
import styles from "./fields.module.css";
import { Fieldset } from "./Fieldset.tsx";

/** Selects any of a few values, with checkboxes. */
export function ChoicesInput({ field, path, value, form, name, label, hint, error }: InputProps) {
  const { choices = [], optional } = field;
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const toggle = (own: string, isChecked: boolean) => {
    const others = chosen.filter((one) => one !== own);
    const next = isChecked
      ? choices.map((choice) => choice.value).filter((one) => one === own || others.includes(one))
      : others;
    form.change(path, next.length === 0 && optional ? undefined : next);
  };
  return (
    <Fieldset id={name} title={label} hint={hint} error={error}>
      <div className={styles.checks}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.check}>
            <input
              type="checkbox"
              className={checkbox.box}
              checked={chosen.includes(choice.value)}
              onChange={({ target }) => toggle(choice.value, target.checked)}
            />
            {choice.title}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
