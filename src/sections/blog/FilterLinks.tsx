import styles from "./FilterLinks.module.css";

type Props = { title: string; links: readonly { href: string; label: string; count: number; current: boolean }[] };

/** Lists to choose from, each with how much is in it; the one being shown is marked. */
export function FilterLinks({ title, links }: Props) {
  return (
    <nav className={styles.filter} aria-labelledby="filter-title" data-screen-only="">
      <h2 id="filter-title">{title}</h2>
      <ul role="list">
        {links.map(({ href, label, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? "page" : undefined}>
              {label} <span>({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
