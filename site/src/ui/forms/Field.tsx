import type { ReactNode } from "react";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./Field.module.css";

/** The attributes of a control in a field, which associate its label, hint, advice and error. */
type Control = {
  id: string;
  name: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = FieldMessages & {
  name: string;
  label: ReactNode;
  required?: boolean;
  children: (control: Control) => ReactNode;
};

/** A control with a label, a hint above and advice or an error below it; `aria-invalid` while there is an error. */
export function Field({ name, label, required = false, hint, advice, error, children }: Props) {
  return (
    <div className={styles.field} data-invalid={error ? "" : undefined}>
      <label htmlFor={name}>
        {label} {required && <span aria-hidden="true">*</span>}
      </label>
      <Described {...{ name, hint, advice, error }}>
        {children({
          id: name,
          name,
          required,
          "aria-describedby": describedBy(name, { hint, advice, error }),
          "aria-invalid": error ? true : undefined,
        })}
      </Described>
    </div>
  );
}

/** Hint, advice and error of a control: how to fill it in; what to know of its value; what is wrong, and what to do. */
type FieldMessages = { hint?: string | undefined; advice?: string | undefined; error?: string | undefined };

type DescribedProps = FieldMessages & { name: string; children: ReactNode };

/** A control or a group, with a hint above and advice or an error below it. */
export function Described({ name, hint, advice, error, children }: DescribedProps) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {advice && (
        <p className={styles.hint} id={`${name}-advice`}>
          {advice}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** The `aria-describedby` of a control with a hint, advice or an error. */
export function describedBy(name: string, { hint, advice, error }: FieldMessages): string | undefined {
  const ids = [hint && `${name}-hint`, advice && `${name}-advice`, error && `${name}-error`];
  return ids.filter(Boolean).join(" ") || undefined;
}
