import { readableDay } from "@practice/site/practice/day.ts";
import {
  isList,
  isRecord,
  type Field,
  type FieldPath,
  type EditorValue,
  type EditorValues,
} from "#editor/api-types.ts";

/** The value at a path of an entry, if any. */
export const valueAt = (value: EditorValue | undefined, path: FieldPath): EditorValue | undefined =>
  path.reduce<EditorValue | undefined>(
    (outer, step) =>
      typeof outer === "object" ? (outer as Record<string | number, EditorValue> | null)?.[step] : undefined,
    value,
  );

/** A copy of a value with a new one at a path; without a new one, its key is removed. */
export function withValue(
  value: EditorValue | undefined,
  [step, ...rest]: FieldPath,
  next: EditorValue | undefined,
): EditorValue | undefined {
  if (step === undefined) return next;
  if (isList(value)) return value.map((item, index) => (index === step ? (withValue(item, rest, next) ?? "") : item));
  const group = isRecord(value) ? value : {};
  return known({ ...group, [step]: withValue(group[step], rest, next) });
}

/** Without the keys that have no value. */
const known = (values: EditorValues): EditorValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A copy of a list with one item moved. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T);

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
  return known(Object.fromEntries(fields.map((field) => [field.key, emptyValue(field)])));
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
  if (!isRecord(value)) return typeof value === "string" ? value : "";
  const first = (kinds: readonly string[]) =>
    fields
      .filter(({ key, kind, fixed }) => kinds.includes(kind) && key !== "id" && !fixed)
      .map(({ key }) => value[key])
      .find((text): text is string => typeof text === "string" && text !== "");
  const [day, text] = [first(["day"]), first(["text", "long"])];
  return [day && /^\d{4}-\d\d-\d\d$/.test(day) ? readableDay(day) : day, text].filter(Boolean).join(": ");
}
