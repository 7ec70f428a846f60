import { createHash } from "node:crypto";
import { parseDocument } from "yaml";
import type { Collection, ContentFiles } from "@practice/site/content/check.ts";
import { contentRules, type CollectionName } from "@practice/site/content/collections.ts";
import type { EditorValue, EditorValues, EntryTitle } from "./api-types.ts";
import { sentenceOf } from "./fields.ts";
import type { View } from "./view.ts";

/** Where an entry is: its file in `content/`, and its place there if the file is a list. */
export type Place = { collection: CollectionName; id: string; path: string; index?: number };

/** The parts of a file: the YAML, and the text around it in a Markdown file. */
type Parts = { before: string; yaml: string; after: string };

type Written = { [key: string]: EditorValue | undefined };

type Collections = Record<CollectionName, Collection>;

/** The last result: recomputed only when its source changes. */
let collectionsRead: { of: string; collections: Collections } | undefined;
const valuesRead = new Map<string, { text: string; value: EditorValue }>();

/** The input of the table of collections, besides code: the list of files, and the sister sites. */
export function sourceOfCollections(files: ContentFiles): string {
  return [...files.keys(), files.get("network.yaml")].join("\n");
}

/** The collections of `content/` as the build has them. */
export function collectionsOf(files: ContentFiles): Collections {
  const of = sourceOfCollections(files);
  if (collectionsRead?.of !== of) collectionsRead = { of, collections: contentRules(files) as Collections };
  return collectionsRead.collections;
}

/** The version of a file, from its bytes. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function partsOf(path: string, text: string): Parts {
  if (!path.endsWith(".md")) return { before: "", yaml: text, after: "" };
  const [, before = "", yaml = "", after = ""] = /^(---\r?\n)(.*?)(^---\r?$.*)/ms.exec(text) ?? [];
  return { before, yaml, after };
}

/** The Markdown under the fields, without the line of dashes and the empty lines around it. */
export function bodyOf(path: string, text: string): string | undefined {
  if (!path.endsWith(".md")) return undefined;
  return partsOf(path, text)
    .after.replace(/^---\r?(\n|$)/, "")
    .replaceAll("\r\n", "\n")
    .replace(/^\n+|\n+$/g, "");
}

/** Where the entries of a collection are, in the order of its file or of their names. */
export function placesOf(name: CollectionName, { path }: Collection, files: ContentFiles): Place[] {
  if (path.endsWith("/"))
    return [...files.keys()]
      .filter((file) => file.startsWith(path))
      .map((file) => ({ collection: name, id: file.replace(/^[^/]*\/|(\/index)?\.\w+$/g, ""), path: file }));
  const value = readFile(path, files);
  if (!Array.isArray(value)) return [{ collection: name, id: path.replace(/\.\w+$/, ""), path }];
  return value.map(({ id }: Written, index) => ({ collection: name, id: String(id), path, index }));
}

/** The values of an entry as written, before defaults; the `id` of a list entry is its name, not a value. */
export function writtenValues({ path, index }: Place, files: ContentFiles): Written {
  const value = readFile(path, files);
  if (index === undefined) return value as Written;
  const { id, ...written } = (value as Written[])[index] ?? {};
  return written;
}

function readFile(path: string, files: ContentFiles): EditorValue {
  const text = files.get(path) ?? "";
  const last = valuesRead.get(path);
  const value = last?.text === text ? last.value : (parseDocument(partsOf(path, text).yaml).toJS() as EditorValue);
  valuesRead.set(path, { text, value });
  return value;
}

/** The written fields that a view shows. */
export function shownValues(values: EditorValues, view: View): Written {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isShown(key, view)));
}

export function isShown(key: string, { only, without = [], ordered }: Partial<View>): boolean {
  return (only?.includes(key) ?? true) && !without.includes(key) && !(ordered && key === "order");
}

/** What people call an entry. */
export function titleOf(id: string, values: EditorValues): string {
  const keys = ["title", "name", "question", "term", "aspect", "what"];
  const title = keys.map((key) => values[key]).find((value) => typeof value === "string");
  return title ?? sentenceOf(id);
}

/** The entries of a view in the order of the site, each with the heading under which it is listed. */
export function entriesOf(view: View, places: readonly Place[], files: ContentFiles): EntryTitle[] {
  const entries = places.map((place) => ({ place, values: writtenValues(place, files) }));
  const inFolder = places.every(({ index }) => index === undefined);
  if (inFolder && view.ordered) entries.sort((a, b) => Number(a.values.order) - Number(b.values.order));
  return entries.map(({ place: { id, collection }, values }) => ({
    id,
    title: collection === "practice" && view.only ? "Practice line" : titleOf(id, values),
    ...(view.groupedBy ? { group: String(values[view.groupedBy]) } : {}),
  }));
}
