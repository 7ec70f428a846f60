import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./IndexList.module.css";
import { RingNumber } from "#ui/lists/RingNumber.tsx";

type Entry = { id: string; title: string; hint: string };
type Props = {
  /** The id of the heading that names the list. */
  labelledBy: string;
  entries: readonly Entry[];
  /** Numbers in rings, as on a drawing beside the list. */
  numbered?: boolean;
};

/** Links to entries below on the same page. */
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
