import { parseDocument } from "yaml";
import type { Collection, ContentFiles } from "@practice/site/content/check.ts";
import { contentRules, type CollectionName } from "@practice/site/content/collections.ts";
import { isList, isRecord, titleKeys, type EditorValue, type EditorValues, type EntryTitle } from "./api-types.ts";
import { sentenceOf } from "./fields.ts";
import type { View } from "./view.ts";

/** Where an entry is: its file in `content/`, and its place there if the file is a list. */
export type Place = { collection: CollectionName; id: string; path: string; index?: number };

/** The parts of a file: the YAML, and the text around it in a Markdown file. */
type Parts = { before: string; yaml: string; after: string };

type Written = { [key: string]: EditorValue | undefined };

/** What a file holds; with a mistake, nothing. */
type Reading = { value: EditorValue; mistake?: string };

type Collections = Record<CollectionName, Collection>;

/** The last result: recomputed only when its source changes. */
let collectionsRead: { of: string; collections: Collections } | undefined;
const valuesRead = new Map<string, { text: string } & Reading>();

/** The input of the table of collections, besides code: the list of files, and the sister sites. */
export function sourceOfCollections(files: ContentFiles): string {
  return [...files.keys(), files.get("network.yaml")].join("\n");
}

/** The collections of `content/` as the build has them. */
export function collectionsOf(files: ContentFiles): Collections {
  const of = sourceOfCollections(files);
  // Services and offices choose from this list; while it cannot be read, they are open all the same.
  const others = new Map([...files, ["network.yaml", "[]"]]);
  const known = whyUnreadable("network.yaml", files) ? others : files;
  if (collectionsRead?.of !== of) collectionsRead = { of, collections: contentRules(known) as Collections };
  return collectionsRead.collections;
}

export function partsOf(path: string, text: string): Parts {
  if (!path.endsWith(".md")) return { before: "", yaml: text, after: "" };
  const [, before = "", yaml = "", after = ""] = /^(---\n)(.*?)(^---$.*)/ms.exec(text) ?? [];
  return { before, yaml, after };
}

/** The Markdown under the fields, without the line of dashes and the empty lines around it. */
export function bodyOf(path: string, text: string): string | undefined {
  if (!path.endsWith(".md")) return undefined;
  return partsOf(path, text)
    .after.replace(/^---(\n|$)/, "")
    .replace(/^\n+|\n+$/g, "");
}

/** Where the entries of a collection are, in the order of its file or of their names. */
export function placesOf(name: CollectionName, { path }: Collection, files: ContentFiles): Place[] {
  if (path.endsWith("/"))
    return [...files.keys()]
      .filter((file) => file.startsWith(path))
      .map((file) => ({ collection: name, id: file.replace(/^[^/]*\/|(\/index)?\.\w+$/g, ""), path: file }));
  const { value } = readFile(path, files);
  if (!Array.isArray(value)) return [{ collection: name, id: path.replace(/\.\w+$/, ""), path }];
  return (value as Written[]).map(({ id }, index) => ({ collection: name, id: String(id), path, index }));
}

/** Whether an entry is all of a collection: then it has no title of its own. */
export function isAlone({ collection, index }: Place, files: ContentFiles): boolean {
  return index === undefined && !collectionsOf(files)[collection].path.endsWith("/");
}

/** The values of an entry as written, before defaults; the `id` of a list entry is its name, not a value. */
export function writtenValues({ path, index }: Place, files: ContentFiles): Written {
  const { value } = readFile(path, files);
  if (index === undefined) return value as Written;
  const { id, ...written } = (value as Written[])[index] ?? {};
  return written;
}

/** Why a file cannot be read, and so not be changed, in sentences; undefined for a readable one. */
export function whyUnreadable(path: string, files: ContentFiles): string | undefined {
  const { mistake } = readFile(path, files);
  return mistake && `content/${path} cannot be read, so it cannot be changed here. ${mistake} Ask a developer.`;
}

function readFile(path: string, files: ContentFiles): Reading {
  const text = files.get(path) ?? "";
  const last = valuesRead.get(path);
  const read = last?.text === text ? last : { text, ...reading(path, text) };
  valuesRead.set(path, read);
  return read;
}

function reading(path: string, text: string): Reading {
  const { before, yaml } = partsOf(path, text);
  const mistake = (text: string): Reading => ({ value: {}, mistake: text });
  if (path.endsWith(".md") && !before) return mistake("Its fields are not between two lines of three dashes.");
  // The line of dashes counts, so that line numbers are those of the file.
  const document = parseDocument(before.replace("---", "") + yaml);
  const [error] = document.errors;
  if (error) return mistake(`${error.message.split("\n", 1)[0]?.replace(/:$/, "") ?? ""}.`);
  const value = document.toJS() as EditorValue;
  if (isList(value) ? !value.every(isRecord) : !isRecord(value)) return mistake("It has no fields.");
  return { value };
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
  const title = titleKeys.map((key) => values[key]).find((value) => typeof value === "string");
  return title ?? (/^[a-z]{2}(-[a-z]{4})?$/.test(id) ? languages.of(id) : undefined) ?? sentenceOf(id);
}

const languages = new Intl.DisplayNames("en-US", { type: "language", fallback: "none" });

/** The entries of a view in the order of the site, each with the heading under which it is listed. */
export function entriesOf(view: View, places: readonly Place[], files: ContentFiles): EntryTitle[] {
  const entries = places.map((place) => ({ place, values: writtenValues(place, files) }));
  const inFolder = places.every(({ index }) => index === undefined);
  const orderOf = ({ order = 0 }: Written) => Number(order);
  if (inFolder && view.ordered) entries.sort((a, b) => orderOf(a.values) - orderOf(b.values));
  return entries.map(({ place: { id, collection, path }, values }) => {
    if (whyUnreadable(path, files)) return { id, title: `content/${path} cannot be read` };
    const isAlone = places.length === 1 && inFolder && !path.includes("/");
    const isLine = collection === "practice" && !isAlone;
    const title = isAlone ? view.title : isLine ? "Appointment line" : titleOf(id, values);
    return { id, title, ...(view.groupedBy ? { group: String(values[view.groupedBy]) } : {}) };
  });
}
