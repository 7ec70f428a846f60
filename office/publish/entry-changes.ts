import { isFileOf, type ContentFiles } from "@practice/site/content/check.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import { isList, isRecord, type EditorValue, type EditorValues } from "#editor/api-types.ts";
import { changedFile, valueOf } from "#editor/change.ts";
import { bodyOf, collectionsOf, isAlone, isShown, placesOf, titleOf, writtenValues } from "#editor/entries.ts";
import { textOf } from "#editor/match.ts";
import { changesTo } from "#editor/store.ts";
import { unitOf, viewsOf, writtenContent } from "#editor/read.ts";
import type { View } from "#editor/view.ts";
import type { EntryChange } from "./api-types.ts";
import { differences, type Written } from "./differences.ts";

/**
 * A changed part of `content/`: what a subject of the editor shows of a file, with its pictures; one item of a list
 * file; or the order of a list or a folder, which has no id.
 */
type Changed = EntryChange & { collection: CollectionName; paths: readonly string[]; id?: string; isItem: boolean };

/** What differs between two states of `content/`, by entry, in the order of the files. */
export function entryChanges(before: ContentFiles, after: ContentFiles): Changed[] {
  const paths = [...new Set([...changesTo(after, before).keys()].map(fileOf))].sort();
  return [...paths.flatMap((path) => changesInFile(path, before, after)), ...newOrders(paths, before, after)];
}

/** The file that a picture belongs to; all others belong to themselves. */
const fileOf = (path: string) => (path.startsWith("pictures/") ? "pictures.yaml" : path);

function collectionOf(path: string, files: ContentFiles): CollectionName {
  const all = Object.entries(collectionsOf(files)) as [CollectionName, { path: string }][];
  const [collection] = all.find(([, one]) => isFileOf(one.path, path)) ?? [];
  if (!collection) throw new Error(`content/${path} is part of no collection. Ask a developer.`);
  return collection;
}

function changesInFile(path: string, before: ContentFiles, after: ContentFiles): Changed[] {
  const collection = collectionOf(path, after);
  const [old, now] = [before, after].map((files) => writtenIn(collection, path, files)) as [Entries, Entries];
  const isItem = [...old.values(), ...now.values()].every(({ place }) => place.index !== undefined);
  const own = { collection, paths: [path], isItem };
  const views = viewsOf(collection);
  const main = views.at(-1) as (typeof views)[number];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((id): Changed[] => {
    const [was, is] = [old.get(id), now.get(id)];
    const { place, values } = (is ?? was) as Written;
    const title = (view: View) => (isAlone(place, after) ? view.title : `${view.title}: ${titleOf(place.id, values)}`);
    return (was && is && !isItem ? views : [main]).flatMap((view): Changed[] => {
      if (was && is && partOf(was, view[1]) === partOf(is, view[1])) return [];
      const changes = differences(was, is, view);
      return [{ ...own, id, key: unitOf(view[0], place), title: title(view[1]), changes }];
    });
  });
  const about = main[1].title;
  if (isItem && orderOf(old, now) !== orderOf(now, old))
    changes.push({ ...own, key: `${path}#`, title: `${about}: their order`, changes: [newOrder(about)] });
  if (changes.length > 0 || newOrders([path], before, after).length > 0) return changes;
  // Comments, or how it is laid out.
  const key = isItem ? path : unitOf(main[0], { collection, path, id: "" });
  return [{ ...own, isItem: false, key, title: about, changes: [] }];
}

/** What a subject shows of an entry, to compare; of an item all. */
function partOf({ place, files, values }: Written, view: View): string {
  if (place.index !== undefined) return textOf(values);
  const { values: shown, body = "" } = writtenContent(view, place, files);
  return textOf({ ...shown, body });
}

/** The order of the files of a folder, one change for each folder. */
function newOrders(paths: readonly string[], before: ContentFiles, after: ContentFiles): Changed[] {
  const moved = paths.flatMap((path) => {
    const collection = collectionOf(path, after);
    const [view] = viewsOf(collection).map(([, view]) => view);
    const [was, is] = [before, after].map((files) => [...writtenIn(collection, path, files).values()][0]);
    if (!view?.ordered || !was || !is || is.place.index !== undefined) return [];
    if (was.values["order"] === is.values["order"]) return [];
    const [from, to] = [was, is].map(({ values }) => `place ${String(values["order"])}`) as [string, string];
    return [{ collection, path, view, change: { where: titleOf(is.place.id, is.values), before: from, after: to } }];
  });
  return Array.from(
    Map.groupBy(moved, ({ collection }) => collection),
    ([collection, all]) => ({
      ...{ collection, isItem: false, key: orderKey(collection, after), paths: all.map(({ path }) => path) },
      title: `${all[0]?.view.title ?? ""}: their order`,
      changes: all.map(({ change }) => change),
    }),
  );
}

const orderKey = (collection: CollectionName, files: ContentFiles) => `${collectionsOf(files)[collection].path}#`;

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
  const all = entryChanges(to, from);
  for (const path of new Set(all.flatMap(({ paths }) => paths))) {
    const own = all.filter(({ paths }) => paths.includes(path));
    const chosen = own.filter(({ key }) => keys.has(key));
    const [first] = chosen;
    if (first && chosen.length < own.length)
      next.set(path, first.isItem ? await withItems(to, from, path, chosen) : await withParts(to, from, path, chosen));
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

/** A file with the chosen parts of another state of it. */
async function withParts(to: ContentFiles, from: ContentFiles, path: string, chosen: readonly Changed[]) {
  const [{ collection }] = chosen as [Changed];
  const views = viewsOf(collection);
  const isTaken = (field: string) => {
    const [name = ""] = views.find(([, view]) => isShown(field, view)) ?? views.at(-1) ?? [];
    const key = field === "order" ? orderKey(collection, from) : unitOf(name, { collection, path, id: "" });
    return chosen.some((one) => one.key === key);
  };
  const [own, theirs] = [to, from].map((files) => valueOf(path, files.get(path) ?? "")) as [EditorValues, EditorValues];
  const fields = [...new Set([...Object.keys(own), ...Object.keys(theirs)])];
  const values = fields.map((field) => [field, (isTaken(field) ? theirs : own)[field]] as const);
  const written = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  const body = bodyOf(path, (isTaken("body") ? from : to).get(path) ?? "");
  return changedFile({ collection, path }, written, body, to);
}

type Item = EditorValues & { id: string };

/** A list file with the chosen items of another state of it. */
function withItems(to: ContentFiles, from: ContentFiles, path: string, chosen: readonly Changed[]): Promise<string> {
  const [{ collection }] = chosen as [Changed];
  return changedFile({ collection, path, index: 0 }, mergedList(to, from, path, chosen), undefined, to);
}

function mergedList(to: ContentFiles, from: ContentFiles, path: string, chosen: readonly Changed[]): Item[] {
  const [{ collection }] = chosen as [Changed];
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

/**
 * Drafts with what somebody committed meanwhile in the same entries: where only the commit has changed a field, it has
 * the field of the commit.
 * @param base what the drafts were begun on
 */
export async function withFields(drafts: ContentFiles, base: ContentFiles, next: ContentFiles) {
  const merged = new Map(drafts);
  for (const path of changesTo(next, base).keys()) {
    const texts = [drafts, base, next].map((files) => files.get(path));
    if (!isText(path) || texts.includes(undefined) || texts[0] === texts[1]) continue;
    const [mine, old, theirs] = texts.map((text) => valueOf(path, text ?? "")) as [
      EditorValue,
      EditorValue,
      EditorValue,
    ];
    const place = { collection: collectionOf(path, next), path, ...(isList(mine) && { index: 0 }) };
    const [body, oldBody, newBody] = texts.map((text) => bodyOf(path, text ?? ""));
    const both = isList(mine)
      ? mine.map((item) => fieldsOf(item, itemIn(old, item), itemIn(theirs, item)))
      : fieldsOf(mine, old, theirs);
    merged.set(path, await changedFile(place, both, body === oldBody ? newBody : body, drafts));
  }
  return merged as ContentFiles;
}

const isText = (path: string) => /\.(md|yaml)$/.test(path);

const itemIn = (list: EditorValue, item: EditorValue) =>
  isList(list) ? list.find((one) => (one as Item).id === (item as Item).id) : undefined;

function fieldsOf(mine: EditorValue, old: EditorValue | undefined, theirs: EditorValue | undefined): EditorValue {
  if (!isRecord(mine) || !isRecord(old) || !isRecord(theirs)) return mine;
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const values = keys.map((key) => [key, (isEqual(mine[key], old[key]) ? theirs : mine)[key]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const isEqual = (one: EditorValue | undefined, other: EditorValue | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
