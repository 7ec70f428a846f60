import type { ReactNode } from "react";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Accordion.module.css";

type Item = { id: string; title: string; content: ReactNode };
type Props = {
  /** Opening one closes the others of this name. */
  name: string;
  items: readonly Item[];
};

/** Titles that expand their text, as native `<details>`: no script, and find-in-page opens them. */
export function Accordion({ name, items }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name}>
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
