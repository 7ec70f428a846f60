import type { CollectionView, EntryTitle } from "#editor/api-types.ts";

/** An entry whose title has all words of the search, or a whole collection; `isPart` when it has only parts of words. */
type Found = { collection: CollectionView; entry?: EntryTitle; isPart: boolean };

/** Whether a text contains all words of a search, each at least as a part of a word. */
export function hasParts(search: string, text: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.toLowerCase().includes(word));
}

/** Everything whose title contains all words of a search. */
export function found(search: string, collections: readonly CollectionView[]): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => hasParts(search, text);
  const isPart = (text: string) => {
    const own = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return !words.every((word) => own.includes(word));
  };
  return collections.flatMap((collection) => {
    const name = `${collection.title} ${collection.about}`;
    const entries = collection.kind === "single" ? [] : collection.entries;
    const own = entries.flatMap((entry) => {
      const text = has(name) ? entry.title : `${entry.title} ${collection.title}`;
      return has(text) ? [{ collection, entry, isPart: isPart(text) }] : [];
    });
    return [...(has(name) ? [{ collection, isPart: isPart(name) }] : []), ...own];
  });
}
