import type { SiteChange } from "#domain/publishing.ts";
import styles from "./Changes.module.css";
import { whereTheyDiffer } from "./versions.ts";

/** What is different, one by one: where, how it was, and how it becomes. */
export function Changes({ changes }: { changes: readonly SiteChange[] }) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map(({ where, ...both }, index) => {
        const { before, after } = whereTheyDiffer(both.before, both.after);
        return (
          <li key={index}>
            <strong>{where}</strong>
            <p>
              {before && <del>{before}</del>} {before && after ? "becomes " : before ? "is removed" : "new: "}
              {after && <ins>{after}</ins>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
