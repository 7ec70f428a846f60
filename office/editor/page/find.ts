import type { CollectionView, EntryTitle } from "#editor/api-types.ts";

/** An entry whose title has all words of the search, or a whole collection. */
type Found = { collection: CollectionView; entry?: EntryTitle };

/** Everything whose title contains all words of a search. */
export function found(search: string, collections: readonly CollectionView[]): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (...texts: string[]) => words.every((word) => texts.join(" ").toLowerCase().includes(word));
  return collections.flatMap((collection) => {
    const isWhole = has(collection.title, collection.about);
    const entries = collection.kind === "single" ? [] : collection.entries;
    const own = entries.filter(({ title }) => has(title, isWhole ? "" : collection.title));
    return [...(isWhole ? [{ collection }] : []), ...own.map((entry) => ({ collection, entry }))];
  });
}
