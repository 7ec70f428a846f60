import type { ReactNode } from "react";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Accordion.module.css";

type Item = { id: string; title: string; content: ReactNode };
type Props = {
  /** With a name, items have anchors, and opening one closes the others. */
  name?: string;
  /** A heading above each text as well, to show where the text is not folded. */
  headings?: true;
  items: readonly Item[];
};

/** Titles that expand their text, as native `<details>`: no script, and find-in-page opens them. */
export function Accordion({ name, headings, items }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => {
        const heading = (
          <h3>
            <NoBreakText>{title}</NoBreakText>
          </h3>
        );
        return (
          <details key={id} id={name && id} name={name}>
            <summary>{heading}</summary>
            {headings && heading}
            {content}
          </details>
        );
      })}
    </div>
  );
}
