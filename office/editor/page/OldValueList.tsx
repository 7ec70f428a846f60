import type { CollectionView, OldValue } from "#editor/api-types.ts";
import styles from "./OldValueList.module.css";
import { hrefOf } from "./places.ts";

/** Its anchor on the page. */
export const oldValuesId = "old-values";

type Props = { found: readonly OldValue[]; collections: readonly CollectionView[] };

/** After a change of a fact: the texts that still spell out the old value, to check one by one. */
export function OldValueList({ found, collections }: Props) {
  return (
    <section id={oldValuesId} className={styles.list} tabIndex={-1} aria-labelledby="old-values-title">
      <h2 id="old-values-title">These texts still say the old number</h2>
      <p>
        They say it in words, and may mean something else. Look at each one. Links open in a new tab, so that this list
        stays.
      </p>
      {found.map(({ said, now, places }) => (
        <section key={said} aria-label={`“${said}”`}>
          <h3>
            “{said}”, now “{now}”
          </h3>
          <ul>
            {places.map(({ collection, id, title, field, excerpt }) => (
              <li key={`${collection} ${id} ${field}`}>
                <a href={hrefOf({ at: "entry", collection, id })} target="_blank" rel="noreferrer">
                  {title}
                </a>{" "}
                ({collections.find(({ name }) => name === collection)?.title}, {field}): {excerpt}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
