import { readableDay } from "@practice/site/practice/day.ts";
import type { Field, FieldPath, EditorValue, EditorValues } from "#editor/api-types.ts";

/** The value at a path of an entry, if any. */
export function valueAt(value: EditorValue | undefined, path: FieldPath): EditorValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  return valueAt((value as Record<string | number, EditorValue>)[step], rest);
}

/** A copy of an entry with a new value at a path; without a value, the key is removed. */
export function withValue(values: EditorValues, path: FieldPath, next: EditorValue | undefined): EditorValues {
  return changed(values, path, next) as EditorValues;
}

function changed(
  value: EditorValue | undefined,
  path: FieldPath,
  next: EditorValue | undefined,
): EditorValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (Array.isArray(value))
    return value.map((item: EditorValue, index) => (index === step ? (changed(item, rest, next) ?? "") : item));
  const group = isGroup(value) ? value : {};
  const inner = changed(group[step], rest, next);
  if (inner !== undefined) return { ...group, [step]: inner };
  const { [step]: _left, ...others } = group;
  return others;
}

/** A copy of a list with one item moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), list[from] as T, ...others.slice(to)];
}

/** The initial value of a new list item: empty texts, no items, no optional groups. The server assigns the id. */
export function emptyValue(field: Field): EditorValue | undefined {
  if (field.optional || field.fixed) return undefined;
  switch (field.kind) {
    case "group":
      return emptyValues(field.fields ?? []);
    case "list":
    case "choices":
      return [];
    case "hours":
      return { open: [] };
    case "yes-no":
      return false;
    case "choice":
    case "number":
      return undefined;
    default:
      return "";
  }
}

/** The initial values of a new entry. */
export function emptyValues(fields: readonly Field[]): EditorValues {
  const entries = fields.map((field) => [field.key, emptyValue(field)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, EditorValue] => entry[1] !== undefined));
}

/** The values to send: without empty optional groups and lists. */
export function withoutEmpty(fields: readonly Field[], values: EditorValues): EditorValues {
  const entries = Object.entries(values).flatMap(([key, value]) => {
    const field = fields.find((one) => one.key === key);
    const kept = field ? keptOf(field, value) : value;
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(entries);
}

function keptOf(field: Field, value: EditorValue | undefined): EditorValue | undefined {
  const isEmpty = (one: EditorValue | undefined) =>
    one === "" || (typeof one === "object" && one !== null && Object.keys(one).length === 0);
  if (field.kind === "list" && Array.isArray(value) && field.item) {
    const { item } = field;
    const items = value.map((one) => keptOf({ ...item, optional: undefined }, one) as EditorValue);
    return field.optional && items.length === 0 ? undefined : items;
  }
  if (field.kind === "group" && isGroup(value)) {
    const group = withoutEmpty(field.fields ?? [], value);
    return field.optional && isEmpty(group) ? undefined : group;
  }
  return field.optional && isEmpty(value) ? undefined : value;
}

export function isGroup(value: EditorValue | undefined): value is EditorValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Deep equality, whatever the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key as never], other[key as never]))
  );
}

/** A readable name of a list item: its first day, and its first text besides the id. */
export function nameOf(fields: readonly Field[], value: EditorValue | undefined): string {
  if (!isGroup(value)) return typeof value === "string" ? value : "";
  const first = (kinds: readonly string[]) =>
    fields
      .filter(({ key, kind, fixed }) => kinds.includes(kind) && key !== "id" && !fixed)
      .map(({ key }) => value[key])
      .find((text): text is string => typeof text === "string" && text !== "");
  const [day, text] = [first(["day"]), first(["text", "long"])];
  return [day && /^\d{4}-\d\d-\d\d$/.test(day) ? readableDay(day) : day, text].filter(Boolean).join(": ");
}
