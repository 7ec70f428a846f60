import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { Icon } from "./Icon.tsx";

/** What a control inside a field must carry, so that its label, hint and error belong to it. */
export type Control = {
  id: string;
  name: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  /** What is wrong and what to do; the field is marked invalid while it stands. */
  error?: string | undefined;
  children: (control: Control) => ReactNode;
};

/** A labelled control with a hint above it and an error below it. */
export function Field({ name, label, required = false, hint, error, children }: Props) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field} data-invalid={error ? "" : undefined}>
      <label htmlFor={name}>
        {label} {required && <span aria-hidden="true">*</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        required,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
