import {
  asWritten,
  isList,
  isRecord,
  type EditorValue,
  type EditorValues,
  type Field,
  type Mistake,
} from "./api-types.ts";
import { idFor } from "./ids.ts";
import { oldPlaces, textOf } from "./match.ts";

type Value = EditorValue | undefined;

/**
 * Submitted values as a file would have them: without empty fields, texts trimmed, phones with country code. Values on
 * disk stay as written where they mean the same. `unknown` are keys that no form has.
 */
export function cleaned(fields: readonly Field[], values: EditorValues, disk: EditorValues) {
  const unknown: Mistake[] = [];
  const clean = (field: Field, value: Value, old: Value, path: Mistake["path"]): Value => {
    const same = cleanValue(field, value, old, path);
    // A form omits an empty list; one in the file stays.
    if (same === undefined && isList(old) && old.length === 0) return old;
    const left = same === undefined || (field.optional && isNothing(same, old, field));
    return left ? undefined : textOf(same) === textOf(trimmed(old)) ? old : same;
  };
  const cleanValue = (field: Field, value: Value, old: Value, path: Mistake["path"]): Value => {
    if (value === undefined || value === null) return undefined;
    if (typeof value === "string") return cleanText(field, value);
    if (isRecord(value) && field.fields) return cleanGroup(field.fields, value, isRecord(old) ? old : {}, path);
    if (!isList(value) || !field.item) return value;
    const before = isList(old) ? old : [];
    const places = oldPlaces(before.map(trimmedItem), value);
    const { item } = field;
    const items = value.map((one, index) => clean(item, one, before[places[index] ?? -1], [...path, index]) ?? "");
    return withIds(item, items);
  };
  const cleanGroup = (all: readonly Field[], group: EditorValues, old: EditorValues, path: Mistake["path"]) => {
    for (const key of Object.keys(group))
      if (!all.some((field) => field.key === key))
        unknown.push({ path: [...path, key], text: `There is no field “${key.slice(0, 40)}” here.` });
    const entries = all.map((field) => {
      const own = Object.hasOwn(group, field.key) ? group[field.key] : undefined;
      return [field.key, clean(field, own, old[field.key], [...path, field.key])] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as EditorValues;
  };
  return { values: cleanGroup(fields, values, disk, []), unknown };
}

/** Joiners and emoji variants are seen only after letters of other scripts and after emoji. */
const unseenJoiner =
  /(?<![[\p{L}\p{M}\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--\p{Script=Latin}])[\u200c\u200d\ufe0e\ufe0f]/gv;
/** Marks of direction are seen only in a text that is also written from right to left. */
const directionMark = /[\u061c\u200e\u200f]/g;
/** What no reader sees: controls, soft hyphens, spaces of no width, overrides of direction. */
const unseen = /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n\u061c\u200c-\u200f\ufe0e\ufe0f]]/gv;

/**
 * Text of characters that a reader sees, each in one form: accents as one character with their letter, line ends as
 * `\n`. What is pasted from elsewhere may hold others, which fonts lack and searches miss.
 */
export function plainText(text: string): string {
  const seen = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(unseen, "")
    .replace(unseenJoiner, "")
    .normalize("NFC");
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(seen) ? seen : seen.replace(directionMark, "");
}

function cleanText({ kind, choices }: Field, text: string): Value {
  const written = asWritten(kind, plainText(text));
  if (written === "" && kind !== "list") return undefined;
  if (kind === "number" && Number.isFinite(Number(written))) return Number(written);
  if (kind === "yes-no" && ["true", "false"].includes(written)) return written === "true";
  return choices?.some(({ value }) => value === text) ? text : written;
}

/** Whether omitting an optional field means the same as this value; a value on disk is changed, not removed. */
function isNothing(value: EditorValue, old: Value, { default: usual, kind }: Field): boolean {
  if (isList(value) && value.length === 0) return !isList(old) || old.length > 0;
  if (isRecord(value) && Object.keys(value).length === 0) return true;
  const meant = usual ?? (kind === "yes-no" ? false : undefined);
  return old === undefined && meant !== undefined && textOf(value) === textOf(meant);
}

function trimmed(value: Value): Value {
  if (typeof value === "string") return value.trim();
  if (isList(value)) return value.map(trimmedItem);
  return isRecord(value)
    ? (Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)])) as EditorValues)
    : value;
}
const trimmedItem = (value: EditorValue) => trimmed(value) as EditorValue;

/** Gives an id to every new item that needs one: other files refer to items by it. */
function withIds({ fields = [] }: Field, items: readonly EditorValue[]): EditorValue[] {
  if (!fields.some(({ key }) => key === "id")) return [...items];
  const taken = items.flatMap((item) => (isRecord(item) && typeof item.id === "string" ? [item.id] : []));
  return items.map((item) => {
    if (!isRecord(item) || item.id !== undefined) return item;
    const id = idFor(item, taken);
    taken.push(id);
    return { id, ...item };
  });
}
