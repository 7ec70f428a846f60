import { Described, describedBy } from "@practice/site/ui/forms/Field.tsx";
import checkbox from "@practice/site/ui/forms/Checkbox.module.css";
import type { InputProps } from "#editor/page/form.ts";
import { valueAt } from "#editor/page/values.ts";
import styles from "./fields.module.css";

/** A checkbox. A value not in the file stays omitted while it equals the default. */
export function YesNoInput({ field, path, value, form, name, hint, error }: InputProps) {
  const usual = field.default ?? false;
  const messages = { hint, error };
  const isUnsaid = field.optional && valueAt(form.written, path) === undefined;
  return (
    <div className={styles.field}>
      <Described name={name} {...messages}>
        <label className={styles.check}>
          <input
            type="checkbox"
            className={checkbox.box}
            id={name}
            aria-describedby={describedBy(name, messages)}
            checked={(value ?? usual) === true}
            onChange={({ target }) =>
              form.change(path, isUnsaid && target.checked === usual ? undefined : target.checked)
            }
          />
          {field.title}
        </label>
      </Described>
    </div>
  );
}
