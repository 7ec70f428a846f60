import { asWritten, type EditorValue, type Field as EditorField } from "#editor/api-types.ts";
import { readablePhone } from "@practice/site/practice/phone.ts";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { namesFact } from "#editor/page/facts.ts";
import type { InputProps } from "#editor/page/form.ts";
import styles from "./fields.module.css";
import { FactButton } from "./FactButton.tsx";
import { FactText } from "./FactText.tsx";

const types: Partial<Record<EditorField["kind"], string>> = {
  phone: "tel",
  time: "time",
  day: "date",
  url: "url",
  email: "email",
};

/** A text of one or more lines; also a phone, a time, a day, a URL, a number. */
export function TextInput({ field, path, value, form, name, label, hint, advice, error }: InputProps) {
  const { kind, optional, fixed } = field;
  const text = shownText(field, value);
  const change = (typed: string) => form.change(path, typedValue(field, typed) ?? (optional ? undefined : ""));
  const takesFacts = (kind === "text" || kind === "long") && !fixed;
  const shared = { value: text, readOnly: fixed, spellCheck: kind === "text" || kind === "long" };
  return (
    <div className={styles.field} data-kind={kind}>
      <Field {...{ name, label, hint, advice, error }}>
        {(control) =>
          kind === "long" ? (
            <textarea {...control} {...shared} rows={2} onChange={({ target }) => change(target.value)} />
          ) : (
            <input
              {...control}
              {...shared}
              type={types[kind] ?? "text"}
              inputMode={kind === "number" ? "decimal" : undefined}
              autoComplete="off"
              onChange={({ target }) => change(target.value)}
              onBlur={() => kind === "phone" && text && form.change(path, asWritten("phone", text))}
            />
          )
        }
      </Field>
      {takesFacts && field.max !== undefined && <CharacterCount text={text} min={field.min} max={field.max} />}
      {takesFacts && <FactButton name={name} text={text} form={form} onText={change} />}
      {namesFact(text) && (
        <p className={styles.reads}>
          Reads: <FactText text={text} facts={form.facts} />
        </p>
      )}
    </div>
  );
}

/** The length of a text, where there is a limit. */
function CharacterCount({ text, min = 0, max }: { text: string; min: number | undefined; max: number }) {
  const { length } = text.trim();
  const left = length > max ? `${length - max} too many` : length > 0 && length < min ? `${min - length} too few` : "";
  return (
    <p className={styles.count} data-wrong={left ? "" : undefined}>
      {length} of {max} characters{left && `: ${left}`}
    </p>
  );
}

function shownText({ kind }: EditorField, value: EditorValue | undefined): string {
  if (value === undefined || value === null) return "";
  return kind === "phone" ? dashed(String(value)) : String(value);
}

/** Formats a phone number with dashes; an incomplete number stays as is. */
function dashed(phone: string): string {
  return readablePhone(phone).replace(/^\((\d{3})\) /, "$1-");
}

function typedValue({ kind }: EditorField, typed: string): EditorValue | undefined {
  if (typed === "") return undefined;
  return kind === "number" && /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}
