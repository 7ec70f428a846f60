import styles from "./Contents.module.css";

type Props = { title: string; links: readonly { href: string; label: string }[] };

/** The contents of a long page: closed on a phone; beside the text where there is room, where it marks the part being read. */
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
