/**
 * The JSON protocol between the editor's page and its server. The page is at `<base>/`, with the slash; its files and
 * `api/` are relative to it, so that it works at `/` and at `/staff/site/`.
 */

/** The kind of control for a field. A `list` has `item`, a `group`, `hours` and a `picture` have `fields`. */
export type FieldKind =
  | "text"
  | "long"
  | "markdown"
  | "phone"
  | "time"
  | "day"
  | "url"
  | "email"
  | "number"
  | "choice"
  | "choices"
  | "yes-no"
  | "list"
  | "group"
  | "hours"
  | "picture";

/** A selectable value, and its label. */
export type Choice = { value: string; title: string };

/**
 * One field of a form, from the schema. `hours` is a week: its fields are `open`, a list of groups of `days`, `opens`
 * and `closes`, and `byAppointment`.
 */
export type Field = {
  /** The key in `values`; empty for the item of a list. */
  key: string;
  kind: FieldKind;
  title: string;
  hint?: string;
  /** May be left out: then the key is not in `values` at all. */
  optional?: true;
  /** The value that applies if omitted. */
  default?: EditorValue;
  /** The least and the most: characters of a text, entries of a list, or the number itself. */
  min?: number;
  max?: number;
  choices?: readonly Choice[];
  fields?: readonly Field[];
  item?: Field;
  /** How a picture is cut for its place; the last cut is that of phones. */
  crops?: readonly { ratio: readonly [number, number] }[];
  /** A text that can replace a whole list, such as “every page”. */
  instead?: string;
  /** Read-only, since other files refer to it. */
  fixed?: true;
};

/** A value as written in a file, before defaults. */
export type EditorValue =
  string | number | boolean | null | readonly EditorValue[] | { readonly [key: string]: EditorValue | undefined };
export type EditorValues = { readonly [key: string]: EditorValue | undefined };

/** Whether a value is a group of fields. */
export function isRecord(value: unknown): value is EditorValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a list; `Array.isArray` would make its entries `any`. */
export function isList(value: unknown): value is readonly EditorValue[] {
  return Array.isArray(value);
}

/** An entry in a list of entries. `key` names its draft; `group` is the heading under which it is listed and within which it can be moved. */
export type EntryTitle = { id: string; title: string; key?: string; group?: string };

/** One subject of the editor: a whole collection of `content/`, or some fields of one or two. */
export type CollectionView = {
  name: string;
  /** The heading under which it is listed. */
  subject: string;
  title: string;
  about: string;
  /** One form; the items of one file; or a file for each. */
  kind: "single" | "list" | "folder";
  /** Whether its results of a search come after all others. */
  foundLast: boolean;
  canAdd: boolean;
  canRemove: boolean;
  /** Whether `POST order` moves its entries. */
  ordered: boolean;
  entries: readonly EntryTitle[];
};

/** A number that texts reference in braces: `{name}` is rendered as `value`. */
export type FactView = { name: string; title: string; value: string };

export type CollectionsAnswer = {
  collections: readonly CollectionView[];
  facts: readonly FactView[];
  person: string;
};

/**
 * `GET entry?collection=…&id=…`; without an id an empty form with an example beside it. `version` is a hash of the
 * entry, to send back with a change. `body` is the Markdown under the fields, absent where there is none.
 */
export type EntryView = {
  fields: readonly Field[];
  values: EditorValues;
  body?: string;
  version: string;
  /** What is no mistake, and worth a look. */
  advice: readonly Mistake[];
  file: string;
  /** Names it in `POST discard`; absent for a new one. */
  key?: string;
  example?: { title: string; values: EditorValues; body?: string };
  /** Whether its title and its text are what people write, and the other fields follow. */
  isArticle?: true;
  /** Whether its other fields are suggested from its title and text. */
  suggests?: true;
  /** What a new one must have, and what is only recommended, shown before writing. */
  rules?: { must: readonly string[]; usual: readonly string[] };
};

/** A search result in a text of an entry, with an excerpt. */
export type FoundText = { collection: string; id: string; title: string; field: string; excerpt: string };

/** `GET find?text=…`: the entries whose texts contain all words, facts with their values. */
export type FindAnswer = { found: readonly FoundText[] };

/** One step of the path to a field: a key or the place in a list. The Markdown under the fields is `["body"]`. */
export type FieldPath = readonly (string | number)[];

/** What is wrong with one field, and how to fix it. */
export type Mistake = { path: FieldPath; text: string };

/** `PUT entry`: changes an entry. Fields omitted from `values` are removed, unless the form does not show them. */
export type SaveRequest = { collection: string; id: string; version: string; values: EditorValues; body?: string };

/** `POST entry`: adds one. The id is made from its title. */
export type AddRequest = { collection: string; values: EditorValues; body?: string };

/** Closed days or other hours as visitors read them; `key` names them in requests. `to` is the last day. */
export type Closure = { key: string; text: string; from: string; to: string };

/** 409 to `POST closure`: what stands on those days. */
export type StandingAnswer = { standing: readonly Closure[] };

/** Texts that spell out the previous value of a fact; each may be an unrelated number of the same value. */
export type OldValue = { said: string; now: string; places: readonly FoundText[] };

/** 200 to `PUT entry` and `POST entry`: the draft is on disk, with this version. */
export type SavedAnswer = {
  id: string;
  /** Absent when more than one entry was changed. */
  key?: string;
  version: string;
  advice: readonly Mistake[];
  /** A few words of each text that is new, as pages show it. */
  texts: readonly string[];
  /** Of the facts that are not as visitors see them. */
  oldValues: readonly OldValue[];
};

/** 422: rejected, nothing was written. `general` belongs to no field of the form. */
export type MistakesAnswer = { mistakes: readonly Mistake[]; general: readonly string[] };

/** `POST picture?slot=…`, whose body is the file: the name under which `PUT entry` stores it. `GET picture?file=…` shows it. */
export type PictureAnswer = { file: string };

/** 409 to `PUT entry`: someone else changed the file; this is what is on disk now. */
export type ConflictAnswer = { values: EditorValues; body?: string; version: string };

/** 409 to `DELETE entry` until it is confirmed: what refers to the entry, in words. */
export type UsedByAnswer = { usedBy: readonly string[] };

/** Any other error (400, 403, 404, 409, 413, 415, 503): what happened and what to do. */
export type RefusedAnswer = { problem: string; isGone?: true };

/** The fields that name an entry: the first one that it has is its title. */
export const titleKeys = ["title", "name", "question", "term", "aspect", "what"];

/** Typed input in the format of files: a phone as E.164. */
export function asWritten(kind: FieldKind, text: string): string {
  const typed = text.trim();
  if (kind !== "phone") return typed;
  const digits = typed.replace(/^\+?1(?=\D*\d{3})(?=(?:\D*\d){10}\D*$)/, "").replace(/[\s().\-–/]/g, "");
  return /^\d{10}$/.test(digits) ? `+1${digits}` : typed;
}
