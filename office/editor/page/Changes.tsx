import type { SiteChange } from "#publish/api-types.ts";
import styles from "./Changes.module.css";
import { whereTheyDiffer } from "./versions.ts";

/** A list of changes: where, before, and after. */
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
