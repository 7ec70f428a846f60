import styles from "./Legend.module.css";

type Props = { items: readonly { mark: string; name: string; text: string }[] };

/** What the letters of a drawing stand for. */
export function Legend({ items }: Props) {
  return (
    <dl className={styles.legend}>
      {items.map(({ mark, name, text }) => (
        <div key={mark}>
          <dt>
            <span>{mark}</span> {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
