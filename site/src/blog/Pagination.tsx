import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./Pagination.module.css";

type Target = { href: string; text: string; label: string };
type Props = {
  title: string;
  /** The previous page at the left, the next at the right. */
  previous?: Target | undefined;
  next?: Target | undefined;
};

/** Pagination: links to the previous and the next page. */
export function Pagination({ title, previous, next }: Props) {
  return (
    <nav className={styles.pagination} aria-label={title} data-screen-only="">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{previous.text}</span>
          <b>{previous.label}</b>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" data-end="">
          <span>
            {next.text} <Icon name="arrow" />
          </span>
          <b>{next.label}</b>
        </a>
      )}
    </nav>
  );
}
