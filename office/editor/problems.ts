import type { z } from "astro/zod";
import { checkedEntries, refusedIn, type Collection, type ContentFiles } from "@practice/site/content/check.ts";
import {
  isList,
  isRecord,
  type EditorValue,
  type EditorValues,
  type FieldPath,
  type Mistake,
  type MistakesAnswer,
} from "./api-types.ts";
import { bodyOf, collectionsOf, placesOf, sourceOfCollections, writtenValues, type Place } from "./entries.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import type { View } from "./view.ts";
import { views } from "./views.ts";

/**
 * What the build would reject in changed files, each mistake at its field where there is one; undefined if valid.
 * Mistakes that were there before the change do not block it.
 */
export function problemsOf(
  place: Place | undefined,
  isShown: (key: string) => boolean,
  before: ContentFiles,
  after: ContentFiles,
): MistakesAnswer | undefined {
  const own = place ? ownMistakes(place, after) : [];
  const refused = own.length > 0 ? [] : refusals(after);
  const known = refused.length > 0 ? refusals(before) : [];
  const fresh = refused.filter((one) => !known.includes(one)).flatMap((text) => located(text, place));
  const all = [...own, ...fresh];
  if (all.length === 0) return undefined;
  const inForm = ({ path: [key] }: Mistake) => typeof key === "string" && (key === "body" || isShown(key));
  return { mistakes: all.filter(inForm), general: all.filter((one) => !inForm(one)).map(({ text }) => text) };
}

/** What is wrong in the entry by itself. */
function ownMistakes(place: Place, files: ContentFiles): Mistake[] {
  const { schema, placeholders } = collectionsOf(files)[place.collection];
  const written = writtenValues(place, files);
  const data = place.index === undefined ? written : { ...written, order: place.index + 1 };
  const body = bodyOf(place.path, files.get(place.path) ?? "");
  const result = schema.safeParse(data);
  return [
    ...(result.success ? [] : result.error.issues.map((issue) => mistakeOf(issue, data))),
    ...ofBody(body, place.collection).map((text) => ({ path: ["body"], text })),
    ...textsOf({ ...written, ...(body === undefined ? {} : { body }) }).flatMap(({ path, text }) =>
      [...text.matchAll(/\{(\w+)\}/g)]
        .filter(([, name = ""]) => !placeholders.has(name))
        .map(([whole]) => ({ path, text: `${whole} is not a number that the site knows. Choose one from the list.` })),
    ),
  ];
}

/** All mistakes in the Markdown of an entry, even while its fields have mistakes. */
function ofBody(body: string | undefined, collection: CollectionName): string[] {
  if (body === undefined) return [];
  const rules = Object.values<View>(views).find(({ from }) => from.includes(collection))?.text;
  const all = [body === "" ? "Write the text." : undefined, refusedIn(body), ...(rules?.missing(body) ?? [])];
  return all.filter((text) => text !== undefined);
}

/** Every mistake that the build finds, with its message. */
function refusals(files: ContentFiles): string[] {
  try {
    const collections = collectionsOf(files);
    const rest = sourceOfCollections(files);
    return Object.entries(collections).flatMap(([name, collection]) => {
      const own = [...files].filter(([path]) => path.startsWith(collection.path)).map(([, text]) => text);
      return checkedOnce(name, [rest, ...own].join("\0"), () => refusalsIn(collection, files));
    });
  } catch (error) {
    return messageLines(error);
  }
}

function refusalsIn(collection: Collection, files: ContentFiles): string[] {
  try {
    checkedEntries(collection, files);
    return [];
  } catch (error) {
    return messageLines(error);
  }
}

/** Cached results by collection: checking all of them takes a second, and most do not change. */
const found = new Map<string, { texts: string; mistakes: string[] }>();

function checkedOnce(name: string, texts: string, check: () => string[]): string[] {
  const last = found.get(name);
  if (last?.texts === texts) return last.mistakes;
  const mistakes = check();
  found.set(name, { texts, mistakes });
  return mistakes;
}

/** Splits “Mistake in content/faqs/” and its lines into single messages. */
function messageLines(error: unknown): string[] {
  const [head = "", ...lines] = (error as Error).message.split("\n").map((line) => line.trim());
  return lines.length === 0 ? [head] : lines;
}

/** A rule over a collection names its entry first, and then the field. */
function located(text: string, place: Place | undefined): Mistake[] {
  if (!place) return [{ path: [], text }];
  const mine = new RegExp(`^${place.id}(?:\\.\\w+|/index\\.md)? → (.*)$`, "s").exec(text)?.[1];
  const [, key = "", rest = ""] = /^(\w+)(?: → \w+)*: (.*)$/s.exec(mine ?? "") ?? [];
  if (mine !== undefined && key) return [{ path: [key === "text" ? "body" : key], text: rest }];
  const twice = /^(.+) and (.+) have the same (\w+);/.exec(text);
  if (twice?.slice(1, 3).includes(place.id)) return [{ path: [twice[3] ?? ""], text }];
  return [{ path: [], text: mine ?? text }];
}

/** A schema issue, worded for the form. */
export function mistakeOf(issue: z.core.$ZodIssue, data: unknown): Mistake {
  const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
  const value = path.reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step],
    data,
  );
  return { path, text: messageFor(issue, value) };
}

const shapes: Readonly<Record<string, string>> = {
  string: "Write some text here.",
  number: "Write a number.",
  int: "Write a whole number.",
  boolean: "Choose yes or no.",
  array: "Add an entry.",
  object: "Fill in these fields.",
};

function messageFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "unrecognized_keys") return `There is no field ${issue.keys.map((key) => `“${key}”`).join(", ")}.`;
  if (issue.code === "invalid_value")
    return value === undefined ? "Choose one." : `Choose one: ${issue.values.join(", ")}.`;
  if (!issue.message.startsWith("Invalid")) return withoutFile(issue.message);
  return issue.code === "invalid_type" ? (shapes[issue.expected] ?? "Fill this in.") : "Fill this in.";
}

/** Forms write country codes and quotes themselves, so hints about the file format are removed. */
const withoutFile = (text: string) => text.replace(/; in a file\b.*\.$/s, ".");

/** Every text within a value, and where it is. */
export function textsOf(
  value: EditorValue | EditorValues | undefined,
  path: FieldPath = [],
): { path: FieldPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (isList(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key])) : [];
}

/** Where an entry is after a change. */
export function placeOf(collection: CollectionName, id: string, files: ContentFiles): Place | undefined {
  return placesOf(collection, collectionsOf(files)[collection], files).find((place) => place.id === id);
}
