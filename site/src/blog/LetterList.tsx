import type { Letter } from "#patients/letter-schema.ts";
import { SampleLetter } from "#ui/graphics/SampleForm.tsx";
import styles from "./LetterList.module.css";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** Letters that a patient may get: a drawing of the letterhead, what it asks, by when, and what to do. */
export function LetterList({ letters }: { letters: readonly Letter[] }) {
  return (
    <ul className={styles.letters} role="list">
      {letters.map(({ id, name, head, code, lines, asks, by, act, source }) => (
        <li key={id}>
          <h3>
            <NoBreakText>{name}</NoBreakText>
          </h3>
          <SampleLetter title={head} code={code} lines={lines} />
          <div>
            <p>{asks}</p>
            <p>
              <b>By when?</b> <NoBreakText>{by}</NoBreakText>
            </p>
            <p>
              <b>What to do?</b> {act}
            </p>
            <small>{source}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}
