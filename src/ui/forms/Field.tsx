import type { ReactNode } from "react";
import { Described, describedBy, type Remarks } from "./Described.tsx";
import styles from "./Field.module.css";

/** What a control inside a field must carry, so that its label, hint and error belong to it. */
export type Control = {
  id: string;
  name: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = Remarks & {
  name: string;
  label: string;
  required?: boolean;
  children: (control: Control) => ReactNode;
};

/** A labelled control with a hint above it and an error below it; with an error it is marked invalid. */
export function Field({ name, label, required = false, hint, error, children }: Props) {
  return (
    <div className={styles.field} data-invalid={error ? "" : undefined}>
      <label htmlFor={name}>
        {label} {required && <span aria-hidden="true">*</span>}
      </label>
      <Described name={name} hint={hint} error={error}>
        {children({
          id: name,
          name,
          required,
          "aria-describedby": describedBy(name, { hint, error }),
          "aria-invalid": error ? true : undefined,
        })}
      </Described>
    </div>
  );
}
