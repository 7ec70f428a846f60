import type { ReactNode } from "react";
import styles from "./Described.module.css";
import { Icon } from "#ui/graphics/Icon.tsx";

/** What is said of a control: how to fill it in, and what is wrong and what to do. */
export type Remarks = { hint?: string | undefined; error?: string | undefined };

type Props = Remarks & { name: string; children: ReactNode };

/** A control, or a group of them, with a hint above it and an error below it. */
export function Described({ name, hint, error, children }: Props) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** The `aria-describedby` of what is described so. */
export function describedBy(name: string, { hint, error }: Remarks): string | undefined {
  return [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined;
}
