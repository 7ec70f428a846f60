import { Icon } from "./Icon.tsx";
import styles from "./Tiles.module.css";
import { Wrap } from "./Wrap.tsx";

type Tile = { title: string; text: string; href: string };
type Props = { label: string; tiles: readonly Tile[] };

/** One bordered strip of links, not a row of cards; on small screens title and arrow only. */
export function Tiles({ label, tiles }: Props) {
  return (
    <nav aria-label={label} data-screen-only="">
      <Wrap>
        <ul className={styles.tiles} role="list">
          {tiles.map(({ title, text, href }) => (
            <li key={title}>
              <a className={styles.tile} href={href}>
                <b>
                  {title}
                  <Icon name="arrow" />
                </b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}
