import { useState } from "react";
import type { CollectionsAnswer, CollectionView } from "#domain/editor.ts";
import { Heading } from "#staff/Heading.tsx";
import { Field } from "#ui/forms/Field.tsx";
import { FactText } from "./fields/FactText.tsx";
import { found } from "./find.ts";
import { hrefOf } from "./places.ts";
import styles from "./StartPage.module.css";

/** All that can be changed, by what the practice calls it, and a box to find it with. */
export function StartPage({ all }: { all: CollectionsAnswer }) {
  const [search, setSearch] = useState("");
  return (
    <>
      <Heading>What do you want to change?</Heading>
      <search className={styles.search}>
        <Field name="find" label="Find" hint="For example: Saturday, cost, EMG, or the name of an insurer.">
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      </search>
      {search.trim() ? <Results search={search} all={all} /> : <Collections collections={all.collections} />}
    </>
  );
}

function Collections({ collections }: Pick<CollectionsAnswer, "collections">) {
  const subjects = Map.groupBy(collections, ({ subject }) => subject);
  return [...subjects].map(([subject, own]) => (
    <section key={subject} className={styles.subject} aria-label={subject}>
      <h2>{subject}</h2>
      <ul role="list" className={styles.collections}>
        {own.map((collection) => (
          <li key={collection.name}>
            <a className={styles.title} href={linkTo(collection)}>
              {collection.title}
            </a>
            <p>{collection.about}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Results({ search, all }: { search: string; all: CollectionsAnswer }) {
  const places = found(search, all.collections);
  return (
    <>
      <p role="status">
        {places.length === 0 ? "Nothing has these words in its name. Try fewer words." : `${places.length} found`}
      </p>
      <ul role="list" className={styles.results}>
        {places.map(({ collection, entry }) => (
          <li key={`${collection.name}/${entry?.id ?? ""}`}>
            <a href={entry ? hrefOf({ at: "entry", collection: collection.name, id: entry.id }) : linkTo(collection)}>
              <FactText text={entry?.title ?? collection.title} facts={all.facts} />
            </a>
            <span>{entry ? collection.title : collection.about}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A collection of one entry opens it at once. */
function linkTo({ name, kind, entries }: CollectionView): string {
  const [only] = entries;
  return kind === "single" && only
    ? hrefOf({ at: "entry", collection: name, id: only.id })
    : hrefOf({ at: "collection", collection: name });
}
