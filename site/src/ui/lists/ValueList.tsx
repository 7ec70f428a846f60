import styles from "./ValueList.module.css";

type Value = { name: string; value: string };
type Props = { values: readonly Value[] };

/** Values in a cell, one per line, each with its name in small text. */
export function ValueList({ values }: Props) {
  return (
    <ul className={styles.values} role="list">
      {values.map(({ name, value }) => (
        <li key={name}>
          <b data-keep="">{value}</b> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
