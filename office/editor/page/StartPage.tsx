import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useState } from "react";
import type { CollectionsAnswer, CollectionView } from "#editor/api-types.ts";
import { Heading } from "#inbox/page/Heading.tsx";
import { ask } from "./api.ts";
import { FactText } from "./fields/FactText.tsx";
import { found, hasParts } from "./find.ts";
import { hrefOf } from "./places.ts";
import { SearchField } from "./SearchField.tsx";
import styles from "./StartPage.module.css";

const closing = {
  href: hrefOf({ at: "close" }),
  title: "Close for a day",
  about: "Closed for a holiday, a storm, a vacation: the phone line and all offices at once.",
};

/** Everything that can be edited, by the practice's names for it, with a search field. */
export function StartPage({ all }: { all: CollectionsAnswer }) {
  const [search, setSearch] = useState("");
  return (
    <>
      <Heading>What do you want to change?</Heading>
      <search className={styles.search}>
        <SearchField
          name="find"
          label="Find"
          hint="Words that you saw on the site, for example: Saturday, 30 days, copays."
          value={search}
          onChange={setSearch}
        />
      </search>
      {search.trim() ? <Results search={search} all={all} /> : <Collections collections={all.collections} />}
    </>
  );
}

function Collections({ collections }: Pick<CollectionsAnswer, "collections">) {
  // The first subject is what changes often.
  const [often, ...rarely] = Map.groupBy(collections, ({ subject }) => subject);
  return (
    <>
      {often && (
        <Subject title={often[0]} collections={often[1]}>
          <li>
            <a className={styles.title} href={closing.href}>
              {closing.title}
            </a>
            <p>{closing.about}</p>
          </li>
        </Subject>
      )}
      <details className={styles.rarely}>
        <summary>Rarely changed</summary>
        {rarely.map(([subject, own]) => (
          <Subject key={subject} title={subject} collections={own} />
        ))}
      </details>
    </>
  );
}

type SubjectProps = { title: string; collections: readonly CollectionView[]; children?: ReactNode };

function Subject({ title, collections, children }: SubjectProps) {
  return (
    <section className={styles.subject} aria-label={title}>
      <h2>{title}</h2>
      <ul role="list" className={styles.collections}>
        {children}
        {collections.map((collection) => (
          <li key={collection.name}>
            <a className={styles.title} href={linkTo(collection)}>
              {collection.title}
            </a>
            <p>{collection.about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `place` is 0 for a whole word of a title, 1 for a text, 2 for a part of a word; 3 more for what comes last. */
type Result = { place: number; href: string; title: string; about: string };

function Results({ search, all }: { search: string; all: CollectionsAnswer }) {
  const named = found(search, all.collections).map(({ collection, entry, isPart }): Result => {
    const { name, title, about, foundLast } = collection;
    const place = (isPart ? 2 : 0) + (foundLast ? 3 : 0);
    if (!entry) return { place, href: linkTo(collection), title, about };
    const href = hrefOf({ at: "entry", collection: name, id: entry.id });
    return { place, href, title: entry.title, about: title };
  });
  const words = useDeferredValue(search.trim());
  const isLong = words.length > 2;
  const query = useQuery({
    queryKey: ["find", words],
    queryFn: () => ask("GET find", { text: words }),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const texts = (isLong ? (query.data?.found ?? []) : [])
    .map(({ collection, id, title, field, excerpt }): Result => {
      const subject = all.collections.find(({ name }) => name === collection);
      return {
        place: subject?.foundLast ? 4 : 1,
        href: hrefOf({ at: "entry", collection, id }),
        title,
        about: `${subject?.title}, ${field}: ${excerpt}`,
      };
    })
    .filter(({ href }) => !named.some((one) => one.href === href));
  const isClosing = hasParts(search, `${closing.title} ${closing.about}`);
  const results: Result[] = [...(isClosing ? [{ place: 0, ...closing }] : []), ...named, ...texts];
  const count = results.length;
  return (
    <>
      <p role="status">
        {count === 0 && !query.isFetching ? "No text on the site has all of these words. Try fewer." : `${count} found`}
      </p>
      <ul role="list" className={styles.results}>
        {results
          .toSorted((one, other) => one.place - other.place)
          .map(({ href, title, about }) => (
            <li key={href}>
              <a href={href}>
                <FactText text={title} facts={all.facts} />
              </a>
              <span>{about}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

/** A collection with a single entry links to it directly. */
function linkTo({ name, kind, entries }: CollectionView): string {
  const [only] = entries;
  return kind === "single" && only
    ? hrefOf({ at: "entry", collection: name, id: only.id })
    : hrefOf({ at: "collection", collection: name });
}
