import type { ReactNode } from "react";
import { Words } from "#ui/text/Words.tsx";
import styles from "./Accordion.module.css";
import opener from "#ui/links/Opener.module.css";

type Item = { id: string; question: string; answer: ReactNode };
type Props = {
  /** Questions that share a name: opening one closes the others. */
  name: string;
  items: readonly Item[];
};

/** Questions that open in place, one at a time, as native `<details>`: no script, and find-in-page opens them. */
export function Accordion({ name, items }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id} id={id} name={name} open={index === 0}>
          <summary className={opener.opener}>
            <h3>
              <Words>{question}</Words>
            </h3>
          </summary>
          {answer}
        </details>
      ))}
    </div>
  );
}
