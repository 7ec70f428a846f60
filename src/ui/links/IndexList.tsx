import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./IndexList.module.css";
import { RingNumber } from "#ui/lists/RingNumber.tsx";

type Entry = { id: string; title: string; hint: string };
type Props = {
  /** The id of the heading that names the list. */
  labelledBy: string;
  entries: readonly Entry[];
  /** Numbers in rings, where a drawing beside the list carries the same. */
  numbered?: boolean;
};

/** What is below on the same page: each entry links to its place. */
export function IndexList({ labelledBy, entries, numbered = false }: Props) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={styles.index} role="list" aria-labelledby={labelledBy}>
      {entries.map(({ id, title, hint }, index) => (
        <li key={id}>
          <a href={`#${id}`}>
            {numbered && <RingNumber>{index + 1}</RingNumber>}
            <span>
              <b>{title}</b> <span>{hint}</span>
            </span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </List>
  );
}
