import styles from "./NameGrid.module.css";

type Props = {
  /** The id of the heading that names the list. */
  labelledBy: string;
  names: readonly { id: string; name: string }[];
};

/** Names in a grid of hairlines: five beside each other, on small screens as many as there is room for. */
export function NameGrid({ labelledBy, names }: Props) {
  return (
    <ul className={styles.grid} role="list" aria-labelledby={labelledBy}>
      {names.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
