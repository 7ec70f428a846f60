import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./PageTurn.module.css";

type Target = { href: string; words: string; label: string };
type Props = {
  title: string;
  /** What comes before, at the left, and after, at the right. */
  previous?: Target | undefined;
  next?: Target | undefined;
};

/** The way to what comes before and after, on both ends of one line. */
export function PageTurn({ title, previous, next }: Props) {
  return (
    <nav className={styles.turn} aria-label={title} data-screen-only="">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{previous.words}</span>
          <b>{previous.label}</b>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" data-end="">
          <span>
            {next.words} <Icon name="arrow" />
          </span>
          <b>{next.label}</b>
        </a>
      )}
    </nav>
  );
}
