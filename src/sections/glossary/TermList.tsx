import styles from "./TermList.module.css";
import { Words } from "#ui/text/Words.tsx";

type Term = {
  /** The anchor, to which other pages link. */
  id: string;
  term: string;
  /** What the term stands for, or its whole title. */
  name?: string | undefined;
  /** One or more paragraphs. */
  texts: readonly string[];
  note: string;
};
type Props = { terms: readonly Term[] };

/** Words and what they mean, under each other; the one to which a link led is marked. */
export function TermList({ terms }: Props) {
  return (
    <dl className={styles.list}>
      {terms.map(({ id, term, name, texts, note }) => (
        <div key={id} id={id}>
          <dt>
            <Words>{term}</Words>
            {name && (
              <span className={styles.name}>
                {" "}
                <Words>{name}</Words>
              </span>
            )}
          </dt>
          {texts.map((text) => (
            <dd key={text}>
              <Words>{text}</Words>
            </dd>
          ))}
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
