import { Icon } from "#ui/graphics/Icon.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Tiles.module.css";

type Tile = { title: string; text?: string; href: string };
type Props = {
  label: string;
  /** With the label as a visible heading, for tiles at the end of a section; or in two columns, beside a page head. */
  variant?: "titled" | "aside";
  tiles: readonly Tile[];
};

/** A strip of links with shared borders, not separate cards; on small screens only title and arrow. */
export function Tiles({ label, variant, tiles }: Props) {
  return (
    <nav className={styles.strip} data-variant={variant} aria-label={label} data-screen-only="">
      {variant === "titled" && <h3>{label}</h3>}
      <ul className={styles.tiles}>
        {tiles.map(({ title, text, href }) => (
          <li key={title}>
            <a className={styles.tile} href={href}>
              <b>
                <NoBreakText>{title}</NoBreakText>
              </b>
              <Icon name="arrow" />
              {text && <span>{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
