import styles from "./LinkGroups.module.css";

type Group = { title: string; links: readonly { href: string; label: string }[] };
type Props = { groups: readonly Group[] };

/** Many places to go, in groups, each under a heading of its own. */
export function LinkGroups({ groups }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul role="list">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
