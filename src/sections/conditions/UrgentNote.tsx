import type { ReactNode } from "react";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./UrgentNote.module.css";

type Props = { title: string; children: ReactNode };

/** Signs that cannot wait, in the middle of calmer text: framed so that nobody misses them, and not alarming. */
export function UrgentNote({ title, children }: Props) {
  return (
    <div className={styles.urgent}>
      <Icon name="alert" />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </div>
  );
}
