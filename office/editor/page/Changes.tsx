import type { SiteChange } from "#publish/api-types.ts";
import type { FactView } from "#editor/api-types.ts";
import { withValues } from "./facts.ts";
import styles from "./Changes.module.css";
import { whereTheyDiffer } from "./versions.ts";

type Props = { changes: readonly SiteChange[]; facts: readonly FactView[] };

/** A list of changes: where, before, and after. */
export function Changes({ changes, facts }: Props) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map(({ where, ...both }, index) => {
        const { before, after } = whereTheyDiffer(withValues(both.before, facts), withValues(both.after, facts));
        return (
          <li key={index}>
            <strong>{withValues(where, facts)}</strong>
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
