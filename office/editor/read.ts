import { createHash } from "node:crypto";
import type { ContentFiles } from "@practice/site/content/check.ts";
import { loadContent } from "@practice/site/content/load.ts";
import type { CollectionView, EditorValue, EditorValues, EntryView, FactView, Field, Mistake } from "./api-types.ts";
import {
  bodyOf,
  collectionsOf,
  entriesOf,
  isShown,
  placesOf,
  shownValues,
  titleOf,
  writtenValues,
  type Place,
} from "./entries.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import { fieldsOf, sentenceOf } from "./fields.ts";
import { letterAdvice } from "./letters.ts";
import type { View } from "./view.ts";
import { views } from "./views.ts";

const allViews: ReadonlyMap<string, View> = new Map(Object.entries(views));

/** A subject of the editor by its name, with everything about it that is on disk. */
export type Shown = { name: string; view: View; places: readonly Place[]; files: ContentFiles };

/** The subjects that show parts of a collection, with their names; what no other shows belongs to the last. */
export function viewsOf(collection: CollectionName): [string, View][] {
  const all = [...allViews].filter(([, { from }]) => from.includes(collection));
  return all.sort(([, one], [, other]) => Number(other.only !== undefined) - Number(one.only !== undefined));
}

/** Names what is published and discarded as a whole: what one subject shows of a file, or an item of a list. */
export function unitOf(view: string, { collection, path, index, id }: Place): string {
  if (index !== undefined) return `${path}#${id}`;
  return viewsOf(collection).length > 1 ? `${path}:${view}` : path;
}

export function shownOf(name: string, files: ContentFiles): Shown | undefined {
  const view = allViews.get(name);
  if (!view) return undefined;
  const collections = collectionsOf(files);
  return { name, view, files, places: view.from.flatMap((from) => placesOf(from, collections[from], files)) };
}

export function collectionViews(files: ContentFiles): CollectionView[] {
  return [...allViews].map(([name, view]) => {
    const { places } = shownOf(name, files) as Shown;
    const {
      subject,
      title,
      about,
      canAdd = false,
      canRemove = false,
      ordered = false,
      foundLast = false,
      groupedBy,
    } = view;
    const kind = places.length === 1 ? "single" : places.some(({ index }) => index !== undefined) ? "list" : "folder";
    const entries = entriesOf(view, places, files);
    const headings = groupedBy ? headingsOf(fieldsOfView({ name, view, files, places }), groupedBy) : undefined;
    for (const entry of entries) {
      const place = places.find(({ id }) => id === entry.id);
      if (place) entry.key = unitOf(name, place);
      if (entry.group !== undefined) entry.group = headings?.get(entry.group) ?? entry.group;
    }
    return { name, subject, title, about, kind, foundLast, canAdd, canRemove, ordered, entries };
  });
}

function headingsOf(fields: readonly Field[], key: string): Map<string, string> {
  const choices = fields.find((field) => field.key === key)?.choices ?? [];
  return new Map(choices.map(({ value, title }) => [value, title]));
}

/** The fields of the form of one entry, or of a new one. */
export function fieldsOfView({ view, places, files }: Shown, place = places[0]): Field[] {
  const from = place?.collection ?? view.from[0];
  if (!from) return [];
  const collections = collectionsOf(files);
  const written = placesOf(from, collections[from], files).map((one) => writtenValues(one, files));
  const isLong = (path: string) => written.some((values) => textsAt(values, path.split("/").slice(1)).some(isLongText));
  const titles = () => titlesOfIds(files);
  const fields = fieldsOf(collections[from].schema, { isLong, titleOf: (id) => titles().get(id) });
  const listed = place?.index !== undefined;
  return fields.filter(({ key }) => isShown(key, view) && !(listed && key === "order"));
}

const isLongText = (text: string) => text.length > 70 || text.includes("\n");

function textsAt(value: EditorValue | undefined, [key, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, key === undefined ? [] : [key, ...rest]));
  if (key === undefined) return typeof value === "string" ? [value] : [];
  return textsAt((value as EditorValues | undefined)?.[key], rest);
}

/** Titles of the ids that fields choose from: offices, services, sister sites, reports. */
function titlesOfIds(files: ContentFiles): Map<string, string> {
  const collections = collectionsOf(files);
  const named = (["network", "services", "reports", "offices"] as const).flatMap((name) =>
    placesOf(name, collections[name], files).map(
      (place) => [place.id, titleOf(place.id, writtenValues(place, files))] as const,
    ),
  );
  return new Map(named);
}

/**
 * The form of an entry with its values; without a place, a form for a new one, with an example.
 * @param today `YYYY-MM-DD` in New York; what only asks for the fields has no need of it
 */
export function entryView(shown: Shown, place: Place | undefined, today = ""): EntryView | undefined {
  const { name, view, places, files } = shown;
  const kind = view.text ? { isArticle: true as const } : {};
  if (place)
    return { fields: fieldsOfView(shown, place), key: unitOf(name, place), ...kind, ...contentOf(view, place, files) };
  const [from] = view.from;
  if (!view.canAdd || !from) return undefined;
  const { path } = collectionsOf(files)[from];
  const [model] = places;
  const example = model && contentOf(view, model, files);
  const hasBody = view.ids !== undefined || model?.path.endsWith(".md");
  return {
    fields: [...choiceOfId(shown), ...fieldsOfView(shown)],
    ...kind,
    values: view.start?.(today) ?? {},
    ...(hasBody ? { body: "" } : {}),
    version: "",
    advice: [],
    file: `content/${path}`,
    ...(view.text ? { suggests: true as const, rules: { must: view.text.must, usual: view.text.usual } } : {}),
    ...(model && example
      ? { example: { title: titleOf(model.id, example.values), values: example.values, ...bodyIn(example) } }
      : {}),
  };
}

const bodyIn = ({ body }: { body?: string }) => (body === undefined ? {} : { body });

/** Where all possible ids are fixed: a choice among those without an entry yet. */
function choiceOfId({ view: { ids }, places }: Shown): Field[] {
  const free = ids?.filter((id) => places.every((place) => place.id !== id));
  const choices = free?.map((value) => ({ value, title: sentenceOf(value) }));
  return choices ? [{ key: "id", kind: "choice", title: "Which one", choices }] : [];
}

function contentOf(view: View, place: Place, files: ContentFiles) {
  return { ...versionedContent(view, place, files), file: `content/${place.path}` };
}

/** What a view shows of an entry, the version of that, and advice on it. */
export function versionedContent(view: View, place: Place, files: ContentFiles) {
  const content = writtenContent(view, place, files);
  const version = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const ofText = content.body === undefined ? [] : (view.text?.advice(content.body) ?? []);
  const advice = [
    ...letterAdvice(content.values, content.body),
    ...ofText.map((text): Mistake => ({ path: ["body"], text })),
  ];
  return { ...content, version, advice };
}

/** The values of an entry that a view shows, and its Markdown. */
export function writtenContent(view: View, place: Place, files: ContentFiles) {
  const body = bodyOf(place.path, files.get(place.path) ?? "");
  return {
    values: shownValues(writtenValues(place, files), view) as EditorValues,
    ...(body === undefined || view.only ? {} : { body }),
  };
}

/** The numbers that texts can reference in braces, with their values; none while the files that have them are wrong. */
export function factViews(files: ContentFiles): FactView[] {
  const content = contentIn(files);
  if (!content) return [];
  const titles = new Map([
    ...content.list("reports").map(({ id, name }) => [id, name] as const),
    ...content.list("deadlineRules").map(({ id, what }) => [id, what] as const),
    ...content.list("offices").map(({ id, name }) => [`${id}Hours`, `Hours of ${name}`] as const),
    ...fieldsOfView(shownOf("facts", files) as Shown).map(({ key, title }) => [key, title] as const),
  ]);
  return Object.entries(content.facts).map(([name, value]) => ({
    name,
    title: titles.get(name) ?? sentenceOf(name),
    value,
  }));
}

function contentIn(files: ContentFiles): ReturnType<typeof loadContent> | undefined {
  try {
    return loadContent(files);
  } catch {
    // Saving and publishing say what is wrong; the rest can be changed meanwhile.
    return undefined;
  }
}
