import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { CollectionsAnswer, CollectionView } from "#editor/api-types.ts";
import { Heading } from "#inbox/page/Heading.tsx";
import { api } from "./api.ts";
import { FactText } from "./fields/FactText.tsx";
import { found } from "./find.ts";
import { hrefOf } from "./places.ts";
import { SearchField } from "./SearchField.tsx";
import styles from "./StartPage.module.css";

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
  const subjects = Map.groupBy(collections, ({ subject }) => subject);
  return [...subjects].map(([subject, own], index) => (
    <section key={subject} className={styles.subject} aria-label={subject}>
      <h2>{subject}</h2>
      <ul role="list" className={styles.collections}>
        {index === 0 && (
          <li>
            <a className={styles.title} href={hrefOf({ at: "close" })}>
              Close for a day
            </a>
            <p>The phone line and all offices at once: a holiday, a storm, a vacation.</p>
          </li>
        )}
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

type Result = { collection: string; href: string; title: string; about: string };

/** To-do lists come after the texts of the site. */
const todo = ["toConfirm", "launch"];
const todoLast = (one: Result, other: Result) => todo.indexOf(one.collection) - todo.indexOf(other.collection);

function Results({ search, all }: { search: string; all: CollectionsAnswer }) {
  const named = found(search, all.collections).map(({ collection, entry }): Result => {
    const { name, title, about } = collection;
    if (!entry) return { collection: name, href: linkTo(collection), title, about };
    const href = hrefOf({ at: "entry", collection: name, id: entry.id });
    return { collection: name, href, title: entry.title, about: title };
  });
  const words = useDeferredValue(search.trim());
  const isLong = words.length > 2;
  const query = useQuery({
    queryKey: ["find", words],
    queryFn: () => api.find(words),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const texts = (isLong ? (query.data?.found ?? []) : [])
    .map(({ collection, id, title, field, excerpt }): Result => {
      const subject = all.collections.find(({ name }) => name === collection)?.title ?? "";
      return {
        collection,
        href: hrefOf({ at: "entry", collection, id }),
        title,
        about: `${subject}, ${field}: ${excerpt}`,
      };
    })
    .filter(({ href }) => !named.some((one) => one.href === href));
  const count = named.length + texts.length;
  return (
    <>
      <p role="status">
        {count === 0 && !query.isFetching ? "No text on the site has all of these words. Try fewer." : `${count} found`}
      </p>
      <ul role="list" className={styles.results}>
        {[...named, ...texts].sort(todoLast).map(({ href, title, about }) => (
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
