import styles from "./LinkColumns.module.css";

type Props = { title: string; links: readonly { href: string; label: string }[] };

/** A list of links under a heading, in as many columns as fit. */
export function LinkColumns({ title, links }: Props) {
  return (
    <nav className={styles.columns} aria-labelledby="link-columns">
      <h2 id="link-columns">{title}</h2>
      <ul role="list">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
