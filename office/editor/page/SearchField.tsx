import { Field } from "@practice/site/ui/forms/Field.tsx";

type Props = { name: string; label: string; hint?: string; value: string; onChange: (value: string) => void };

/** A search field. */
export function SearchField({ name, label, hint, value, onChange }: Props) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="search"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
