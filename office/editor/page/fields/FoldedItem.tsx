import { type ReactNode, useState } from "react";
import { Described } from "@practice/site/ui/forms/Field.tsx";
import styles from "./fields.module.css";

type Props = {
  id: string;
  title: string;
  /** Whether it is initially open. */
  isOpen: boolean;
  /** Whether it has mistakes: then it is open. */
  isWrong: boolean;
  error: string | undefined;
  children: ReactNode;
};

/** One item of a list of groups. Collapsed content is not rendered. */
export function FoldedItem({ id, title, isOpen, isWrong, error, children }: Props) {
  const [open, setOpen] = useState(isOpen);
  const shown = open || isWrong;
  return (
    <details id={id} className={styles.folded} open={shown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {shown && (
        <div className={styles.parts}>
          <Described name={id} error={error}>
            {children}
          </Described>
        </div>
      )}
    </details>
  );
}
