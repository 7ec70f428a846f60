/**
 * What the editor's page and its server say to each other, as JSON. The page is at `<base>/`, with the slash; its own
 * files and `api/` are relative to it, so that it works at `/` and at `/staff/site/` alike.
 */

/** What a field looks like in a form. A `list` has `item`, a `group` and `hours` have `fields`. */
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
  | "hours";

/** A value that can be chosen, and how the practice calls it. */
export type Choice = { value: string; title: string };

/**
 * One field of a form, as the schema describes it. `hours` are a week: its fields are `open`, a list of groups of `days`,
 * `opens` and `closes`, and `byAppointment`.
 */
export type Field = {
  /** The key in `values`; empty for the item of a list. */
  key: string;
  kind: FieldKind;
  title: string;
  hint?: string;
  /** May be left out: then the key is not in `values` at all. */
  optional?: true;
  /** What counts while it is left out. */
  default?: EditorValue;
  /** The least and the most: characters of a text, entries of a list, or the number itself. */
  min?: number;
  max?: number;
  choices?: readonly Choice[];
  fields?: readonly Field[];
  item?: Field;
  /** A text that can take the place of a whole list, as “every page”. */
  instead?: string;
  /** Shown, and never changed: other files name it. */
  fixed?: true;
};

/** A value as it is written in a file, before any default. */
export type EditorValue =
  string | number | boolean | null | readonly EditorValue[] | { readonly [key: string]: EditorValue | undefined };
export type EditorValues = { readonly [key: string]: EditorValue | undefined };

/** An entry in a list of entries. `group` is the heading under which it is listed and within which it can be moved. */
export type EntryTitle = { id: string; title: string; group?: string };

/** One subject of the editor: a whole collection of `content/`, or some fields of one or two. */
export type CollectionView = {
  name: string;
  /** The heading under which it is listed. */
  subject: string;
  title: string;
  about: string;
  /** One form; the items of one file; or a file for each. */
  kind: "single" | "list" | "folder";
  canAdd: boolean;
  canRemove: boolean;
  /** Whether `POST order` moves its entries. */
  ordered: boolean;
  entries: readonly EntryTitle[];
};

/** A number that texts name in braces: `{name}` reads `value`. */
export type FactView = { name: string; title: string; value: string };

export type CollectionsAnswer = {
  collections: readonly CollectionView[];
  facts: readonly FactView[];
  person: string;
};

/**
 * `GET entry?collection=…&id=…`; without an id an empty form with an example beside it. `version` is of the bytes of the
 * file and goes back with a change. `body` is the Markdown under the fields, absent where there is none.
 */
export type EntryView = {
  fields: readonly Field[];
  values: EditorValues;
  body?: string;
  version: string;
  file: string;
  example?: { title: string; values: EditorValues; body?: string };
  /** What a new one must have, and what is only usual, to be read beforehand. */
  rules?: { must: readonly string[]; usual: readonly string[] };
};

/** A text of an entry in which something was found, and what is around it there. */
export type FoundText = { collection: string; id: string; title: string; field: string; excerpt: string };

/** `GET find?text=…`: the entries in whose texts all words are, facts with their values. */
export type FindAnswer = { found: readonly FoundText[] };

/** One step of the path to a field: a key or the place in a list. The Markdown under the fields is `["body"]`. */
export type FieldPath = readonly (string | number)[];

/** What is wrong with one field, and how to put it right. */
export type Mistake = { path: FieldPath; text: string };

/** `PUT entry`: changes an entry. Nothing that is left out of `values` stays, but what the form does not show. */
export type SaveRequest = { collection: string; id: string; version: string; values: EditorValues; body?: string };

/** `POST entry`: adds one. The id is made from its title; `version` is that of the empty form. */
export type AddRequest = { collection: string; version: string; values: EditorValues; body?: string };

/** `DELETE entry`: removes one, once it is confirmed. */
export type RemoveRequest = { collection: string; id: string; version: string; confirmed: boolean };

/** `POST order`: all ids of a collection in their new order; `was` is the order that the person saw. 200 is an empty object. */
export type OrderRequest = { collection: string; ids: readonly string[]; was: readonly string[] };

/** Texts that say in words what a fact said before a change: each may be another fact of the same number. */
export type StillSaid = { said: string; now: string; places: readonly FoundText[] };

/** 200 to `PUT entry` and `POST entry`: the version that is on disk now. */
export type SavedAnswer = {
  id: string;
  version: string;
  /** After a change of a fact. */
  stillSaid?: readonly StillSaid[];
};

/** 422: refused, nothing is on disk. `general` belongs to no field of the form. */
export type MistakesAnswer = { mistakes: readonly Mistake[]; general: readonly string[] };

/** 409 to `PUT entry`: someone else changed the file; this is what is on disk. */
export type ConflictAnswer = { values: EditorValues; body?: string; version: string };

/** 409 to `DELETE entry` until it is confirmed: what names the entry, in words. */
export type UsedByAnswer = { usedBy: readonly string[] };

/** Any other refusal (400, 403, 404, 409, 413, 415, 503): what happened and what to do. */
export type RefusedAnswer = { problem: string };

/** What a person typed into a field, in the form that files have: a phone as E.164. */
export function asWritten(kind: FieldKind, text: string): string {
  const typed = text.trim();
  if (kind !== "phone") return typed;
  const digits = typed.replace(/^\+?1(?=\D*\d{3})(?=(?:\D*\d){10}\D*$)/, "").replace(/[\s().\-–/]/g, "");
  return /^\d{10}$/.test(digits) ? `+1${digits}` : typed;
}
