import { LetterHead } from "#ui/layout/LetterHead.tsx";
import styles from "./LetterList.module.css";
import { Words } from "#ui/text/Words.tsx";

type Letter = {
  id: string;
  name: string;
  head: string;
  code?: string | undefined;
  lines: readonly string[];
  asks: string;
  by: string;
  act: string;
  source: string;
};
type Props = { letters: readonly Letter[]; headings: "h3" | "h4" };

/** Letters that somebody may get, each with its drawn head over what it asks, by when, and what to do. */
export function LetterList({ letters, headings: Heading }: Props) {
  return (
    <ul className={styles.letters} role="list">
      {letters.map(({ id, name, head, code, lines, asks, by, act, source }) => (
        <li key={id}>
          <Heading>
            <Words>{name}</Words>
          </Heading>
          <LetterHead title={head} code={code} lines={lines} />
          <div>
            <p>{asks}</p>
            <p>
              <b>By when?</b> <Words>{by}</Words>
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
