import styles from "./CheckSheet.module.css";

type Group = { id: string; title: string; items: readonly string[] };
type Props = { groups: readonly Group[] };

/** Things to have ready, in groups beside each other, each with an empty box to tick on paper. */
export function CheckSheet({ groups }: Props) {
  return (
    <div className={styles.sheet}>
      {groups.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={`check-${id}`}>
          <h3 id={`check-${id}`}>{title}</h3>
          <ul role="list">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
