import { actLetterIds, type Letter } from "#tools/letters/letter-schema.ts";
import { PaperDrawing } from "#tools/letters/PaperDrawing.tsx";
import { letterHref } from "#routes.ts";
import styles from "./LetterList.module.css";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** The letters that ask most people to act: a drawing of each, what it is, who must act, and by when. */
export function LetterList({ letters }: { letters: readonly Letter[] }) {
  return (
    <ul className={styles.letters} role="list">
      {actLetterIds
        .flatMap((wanted) => letters.filter(({ id }) => id === wanted))
        .map((letter) => (
          <li key={letter.id}>
            <h3>
              <NoBreakText>{letter.name}</NoBreakText>
            </h3>
            <PaperDrawing {...letter} />
            <div>
              <p>{letter.what}</p>
              <p>
                <b>Who acts?</b> <NoBreakText>{letter.who}</NoBreakText>
              </p>
              <p>
                <b>By when?</b> <NoBreakText>{letter.when}</NoBreakText>
              </p>
              <p>
                <a href={letterHref(letter.id)}>What to do, and what to say</a>
              </p>
              <small>{letter.source}</small>
            </div>
          </li>
        ))}
    </ul>
  );
}
