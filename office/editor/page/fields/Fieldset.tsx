import type { ReactNode } from "react";
import { Described, describedBy } from "@practice/site/ui/forms/Field.tsx";
import styles from "./fields.module.css";

type Props = { id: string; title: string; hint?: string | undefined; error?: string | undefined; children: ReactNode };

/** A group of fields under one name. Focusable, so that the error summary can link to it. */
export function Fieldset({ id, title, hint, error, children }: Props) {
  return (
    <fieldset
      id={id}
      className={styles.fieldset}
      tabIndex={-1}
      aria-describedby={describedBy(id, { hint, error })}
      data-invalid={error ? "" : undefined}
    >
      <legend>{title}</legend>
      <Described name={id} hint={hint} error={error}>
        {children}
      </Described>
    </fieldset>
  );
}
