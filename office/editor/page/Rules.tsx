import styles from "./Rules.module.css";

type Props = { must: readonly string[]; usual: readonly string[] };

/** What a new text must have and what is recommended, shown before writing. */
export function Rules({ must, usual }: Props) {
  return (
    <section className={styles.rules} aria-labelledby="rules-title">
      <h2 id="rules-title">Before you begin</h2>
      <p>All fields without “optional” are needed. The text needs:</p>
      <List sentences={must} />
      <p>Usual, and not needed:</p>
      <List sentences={usual} />
    </section>
  );
}

function List({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
