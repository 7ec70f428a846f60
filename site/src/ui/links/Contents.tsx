import styles from "./Contents.module.css";

type Props = { title: string; links: readonly { href: string; label: string }[] };

/**
 * The table of contents of a long page: collapsed on a phone; beside the text where there is room, with the current
 * section marked.
 */
export function Contents({ title, links }: Props) {
  return (
    <nav className={styles.contents} aria-label={title} data-screen-only="">
      <details>
        <summary>{title}</summary>
        <ol role="list">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
