import type { ReactNode } from "react";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Accordion.module.css";

type Item = { id: string; title: string; content: ReactNode };
type Props = {
  /** With a name, items have anchors, and opening one closes the others. */
  name?: string;
  /** Two columns where there is room. */
  columns?: 2;
  items: readonly Item[];
};

/** Titles that expand their text, as native `<details>`: no script, and find-in-page opens them. */
export function Accordion({ name, columns, items }: Props) {
  return (
    <div className={styles.accordion} data-columns={columns}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={name && id} name={name}>
          <summary>
            <h3>
              <NoBreakText>{title}</NoBreakText>
            </h3>
          </summary>
          {content}
        </details>
      ))}
    </div>
  );
}
