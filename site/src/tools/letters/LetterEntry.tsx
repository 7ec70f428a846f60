import type { ReactNode } from "react";
import type { Point } from "#content/guidance-schema.ts";
import { englishSources, sourceText } from "#content/source-and-review.ts";
import { GetExamined } from "#parts/GetExamined.tsx";
import type { Practice } from "#practice/practice-schema.ts";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./LetterEntry.module.css";
import type { Letter } from "./letter-schema.ts";
import { PaperDrawing } from "./PaperDrawing.tsx";

type Props = {
  letter: Letter;
  /** The title and text on the visit, for this letter. */
  visit: Point;
  practice: Practice;
  /** The island with its days. */
  children?: ReactNode;
};

/** One paper of the grid: its drawing and its name; opened, what it is, who must act, and by when. */
export function LetterEntry({ letter, visit, practice, children }: Props) {
  const { id, name, form, looks } = letter;
  return (
    <details className={styles.entry} id={id} name="letter">
      <summary>
        <PaperDrawing {...letter} /> <h2>{name}</h2>{" "}
        <small>
          <NoBreakText>{form}</NoBreakText>
        </small>
      </summary>
      <div className={styles.told}>
        <div>
          <p>
            <b>It’s this one if you see:</b>
          </p>
          <ol role="list">
            {looks.map((look) => (
              <li key={look}>
                <NoBreakText>{look}</NoBreakText>
              </li>
            ))}
          </ol>
          {children}
        </div>
        <Rows letter={letter} />
      </div>
      <GetExamined title={visit.title} text={visit.text} phone={practice.phone} />
    </details>
  );
}

function Rows({ letter }: { letter: Letter }) {
  const { what, who, when, otherwise, prepare, say, past } = letter;
  const rows = [
    ["What it is", what],
    ["Who acts", who],
    ["By when", when],
    ["If you don’t", otherwise],
    [prepare.title, prepare.text],
    ["Say on the phone", `“${say}”`],
    ["Missed the date?", past],
    ["Source", sourceText(letter, englishSources)],
  ] as const;
  return (
    <dl>
      {rows.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <NoBreakText>{text}</NoBreakText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
