import { isFileOf, type ContentFiles } from "@practice/site/content/check.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import { type EditorValues } from "#editor/api-types.ts";
import { changedFile } from "#editor/change.ts";
import { collectionsOf, isAlone, keyOf, placesOf, titleOf, writtenValues } from "#editor/entries.ts";
import { textOf } from "#editor/match.ts";
import { changesTo } from "#editor/store.ts";
import type { View } from "#editor/view.ts";
import { views } from "#editor/views.ts";
import type { EntryChange } from "./api-types.ts";
import { differences, type Written } from "./differences.ts";

/** A changed entry: a file with its pictures, or one item of a list file, or the order of such a file without an id. */
type Changed = EntryChange & { collection: CollectionName; path: string; id?: string; isItem: boolean };

/** What differs between two states of `content/`, by entry, in the order of the files. */
export function entryChanges(before: ContentFiles, after: ContentFiles): Changed[] {
  const paths = [...changesTo(after, before).keys()];
  return [...new Set(paths.map(fileOf))].sort().flatMap((path) => changesInFile(path, before, after));
}

/** The file that a picture belongs to; all others belong to themselves. */
const fileOf = (path: string) => (path.startsWith("pictures/") ? "pictures.yaml" : path);

function changesInFile(path: string, before: ContentFiles, after: ContentFiles): Changed[] {
  const all = Object.entries(collectionsOf(after)) as [CollectionName, { path: string }][];
  const [collection] = all.find(([, one]) => isFileOf(one.path, path)) ?? [];
  if (!collection) throw new Error(`content/${path} is part of no collection. Ask a developer.`);
  const [old, now] = [before, after].map((files) => writtenIn(collection, path, files)) as [Entries, Entries];
  const about =
    Object.values<View>(views).find(({ only, from }) => !only && from.includes(collection))?.title ?? collection;
  const isItem = [...old.values(), ...now.values()].every(({ place }) => place.index !== undefined);
  const own = { collection, path, isItem };
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((id): Changed[] => {
    const [was, is] = [old.get(id), now.get(id)];
    if (isItem && textOf(was?.values as EditorValues) === textOf(is?.values as EditorValues)) return [];
    const { place, values } = (is ?? was) as Written;
    const title = isAlone(place, after) ? about : `${about}: ${titleOf(place.id, values)}`;
    return [{ ...own, id, key: keyOf(place), title, changes: differences(was, is, about) }];
  });
  if (isItem && orderOf(old, now) !== orderOf(now, old))
    changes.push({ ...own, key: `${path}#`, title: `${about}: their order`, changes: [newOrder(about)] });
  // Comments of a list, or how it is laid out.
  if (changes.length === 0) return [{ ...own, isItem: false, key: path, title: about, changes: [] }];
  return changes;
}

type Entries = ReadonlyMap<string, Written>;

function writtenIn(collection: CollectionName, path: string, files: ContentFiles): Entries {
  const places = files.has(path) ? placesOf(collection, collectionsOf(files)[collection], files) : [];
  const own = places.filter((place) => place.path === path);
  return new Map(own.map((place) => [place.id, { files, place, values: writtenValues(place, files) as EditorValues }]));
}

const orderOf = (entries: Entries, others: Entries) => [...entries.keys()].filter((id) => others.has(id)).join("\n");

const newOrder = (about: string) => ({ where: about, before: "one order", after: "another order" });

/**
 * `to` with some of the entries as `from` has them. A file of which all changes are taken is taken as it is; in a list,
 * entries are changed one by one, and a new one comes after the entry that it follows in `from`.
 * @param keys those of `entryChanges`
 */
export async function withEntries(to: ContentFiles, from: ContentFiles, keys: ReadonlySet<string>) {
  const next = new Map(to);
  for (const [path, all] of Map.groupBy(entryChanges(to, from), (one) => one.path)) {
    const chosen = all.filter(({ key }) => keys.has(key));
    const [first] = chosen;
    if (first && chosen.length < all.length)
      next.set(path, await changedFile({ ...first, index: 0 }, mergedList(to, from, chosen), undefined, to));
    else if (first)
      for (const file of new Set([...to.keys(), ...from.keys()])) {
        if (fileOf(file) !== path) continue;
        const text = from.get(file);
        if (text === undefined) next.delete(file);
        else next.set(file, text);
      }
  }
  return next as ContentFiles;
}

type Item = EditorValues & { id: string };

function mergedList(to: ContentFiles, from: ContentFiles, chosen: readonly Changed[]): Item[] {
  const [{ path, collection }] = chosen as [Changed];
  const itemsIn = (files: ContentFiles) =>
    [...writtenIn(collection, path, files)].map(([id, { values }]) => ({ id, ...values }) as Item);
  const [own, theirs] = [itemsIn(to), itemsIn(from)];
  const ids = new Set(chosen.map(({ id }) => id));
  let next = own.flatMap((item) => (ids.has(item.id) ? theirs.filter(({ id }) => id === item.id) : [item]));
  const placeIn = (items: readonly Item[], id: string | undefined) => items.findIndex((one) => one.id === id);
  for (const [at, item] of theirs.entries()) {
    if (!ids.has(item.id) || placeIn(next, item.id) >= 0) continue;
    const before = theirs.slice(0, at).findLast(({ id }) => placeIn(next, id) >= 0);
    next = next.toSpliced(placeIn(next, before?.id) + 1, 0, item);
  }
  if (chosen.every(({ id }) => id !== undefined)) return next;
  // What is left out of the new order keeps its place after the entry before it.
  const ranks = new Map<string, number>();
  for (const { id } of next)
    ranks.set(id, theirs.some((one) => one.id === id) ? placeIn(theirs, id) : Math.max(-1, ...ranks.values()));
  return next.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
}
