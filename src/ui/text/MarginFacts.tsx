import styles from "./MarginFacts.module.css";

type Fact = { value: string; meaning: string };
type Props = { facts: readonly Fact[] };

/** The numbers of a passage in its margin, on a rule with ticks; below it on small screens. */
export function MarginFacts({ facts }: Props) {
  return (
    <dl className={styles.margin}>
      {facts.map(({ value, meaning }) => (
        <div key={value + meaning}>
          <dt>{value}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
