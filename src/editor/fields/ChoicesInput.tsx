import type { FieldProps } from "#editor/form.ts";
import { idOf, mistakesAt } from "#editor/mistakes.ts";
import checkbox from "#ui/forms/Checkbox.module.css";
import styles from "./fields.module.css";
import { Fieldset } from "./Fieldset.tsx";
import { hintOf, labelOf } from "./labels.ts";

/** Any of a few values, each with a box to check. */
export function ChoicesInput({ field, path, value, form }: FieldProps) {
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
    <Fieldset id={idOf(path)} title={labelOf(field)} hint={hintOf(field)} error={mistakesAt(form.mistakes, path, true)}>
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
