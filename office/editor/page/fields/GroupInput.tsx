import { Action } from "#inbox/page/Action.tsx";
import { isRecord, type EditorValue, type Field, type FieldPath } from "#editor/api-types.ts";
import type { Form, InputProps } from "#editor/page/form.ts";
import { mistakesIn } from "#editor/page/mistakes.ts";
import { emptyValues } from "#editor/page/values.ts";
import styles from "./fields.module.css";
import { FieldInput } from "./FieldInput.tsx";
import { Fieldset } from "./Fieldset.tsx";

/** A group of fields. An optional group is added and removed with a button. */
export function GroupInput({ field, path, value, form, name, hint, error }: InputProps) {
  const { fields = [], optional, title } = field;
  const isThere = isRecord(value) || !optional;
  return (
    <Fieldset id={name} title={title} hint={hint} error={error}>
      {isThere && (
        <div className={styles.parts}>
          <GroupParts fields={fields} path={path} value={value} form={form} />
        </div>
      )}
      {optional && (
        <p className={styles.groupAction}>
          {isThere ? (
            <Action tone="quiet" label={`Leave out: ${title}`} onClick={() => form.change(path, undefined)} />
          ) : (
            <Action label={`Fill in: ${title}`} onClick={() => form.change(path, emptyValues(fields))} />
          )}
        </p>
      )}
    </Fieldset>
  );
}

type PartsProps = { fields: readonly Field[]; path: FieldPath; value: EditorValue | undefined; form: Form };

/** The fields of a group, without its name. */
export function GroupParts({ fields, path, value, form }: PartsProps) {
  const group = isRecord(value) ? value : {};
  // The server assigns the id of a new item; it is never edited.
  const shown = fields.filter(
    ({ key, fixed }) => !(fixed && key === "id") || mistakesIn(form.mistakes, [...path, key]).length > 0,
  );
  return shown.map((part) => (
    <FieldInput key={part.key} field={part} path={[...path, part.key]} value={group[part.key]} form={form} />
  ));
}
