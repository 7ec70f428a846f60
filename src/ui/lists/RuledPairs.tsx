import styles from "./RuledPairs.module.css";
import { Words } from "#ui/text/Words.tsx";

type Pair = { term: string; value: string; /** Where the value leads, such as `tel:`. */ href?: string };
type Item = { id: string; title: string; text: string; pairs: readonly Pair[] };
type Props = { items: readonly Item[] };

/** Titles under heavy rules, each with what it is about and, under that, the same few points. */
export function RuledPairs({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, title, text, pairs }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>
            <Words>{text}</Words>
          </dd>
          {pairs.map(({ term, value, href }) => (
            <dd key={term}>
              <b>{term}:</b> {href ? <a href={href}>{value}</a> : <Words>{value}</Words>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
