import styles from "./FactStrip.module.css";

type Fact = { name: string; value: string };
type Props = { facts: readonly Fact[] };

/** Four facts in one ruled line, to be read at a glance: the value large, what it is the value of above it. */
export function FactStrip({ facts }: Props) {
  return (
    <dl className={styles.strip}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
