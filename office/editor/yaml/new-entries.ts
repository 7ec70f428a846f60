import type { EditorValue, EditorValues, Field } from "#editor/api-types.ts";
import { fitsLiteral, indented, scalarText } from "./scalars.ts";

/** How new entries are written: the order of keys comes from the form, the rest from the other entries of the file. */
export type Style = {
  /** Keys whose lists and groups are on one line, in brackets. */
  flowKeys: ReadonlySet<string>;
  /** Keys of lists in which each entry is on one line, in brackets. */
  rowKeys: ReadonlySet<string>;
};

export function isRecord(value: unknown): value is EditorValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly EditorValue[] {
  return Array.isArray(value);
}

/** The keys of a group in the order of its form; keys that it does not know come last. */
export function orderedKeys(values: EditorValues, shape: Field | undefined): string[] {
  const order = shape?.fields?.map(({ key }) => key) ?? [];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.keys(values)
    .filter((key) => values[key] !== undefined)
    .sort((a, b) => place(a) - place(b));
}

export function shapeOf(shape: Field | undefined, key: string): Field | undefined {
  return shape?.fields?.find((field) => field.key === key);
}

/** Whether a value is an enum value of a schema. */
export function isWord(shape: Field | undefined): boolean {
  return shape?.kind === "choice" || shape?.fixed === true;
}

/** A value on one line, in brackets where it is a list or a group. */
export function flowText(value: EditorValue, shape: Field | undefined): string {
  if (isList(value)) return `[${value.map((item) => flowText(item, shape?.item)).join(", ")}]`;
  if (!isRecord(value)) return scalarText(value, { inFlow: true, isWord: isWord(shape) });
  const pairs = orderedKeys(value, shape).map((key) => `${key}: ${flowText(value[key] ?? null, shapeOf(shape, key))}`);
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

/** A key and its value, whose further lines are indented by `indent`. */
export function pairText(
  key: string,
  value: EditorValue,
  shape: Field | undefined,
  style: Style,
  indent: number,
): string {
  const text = belowText(value, shape, key, style, indent);
  return `${key}:${text.startsWith("\n") ? "" : " "}${text}`;
}

/** What follows a key: on its line, or on the lines below it. */
function belowText(value: EditorValue, shape: Field | undefined, key: string, style: Style, indent: number): string {
  const flow = style.flowKeys.has(key) || shape?.kind === "choices";
  const inRows = style.rowKeys.has(key);
  if (isList(value) && value.length > 0 && !flow) {
    const items = value.map(
      (item) => `- ${inRows ? flowText(item, shape?.item) : itemText(item, shape?.item, style, indent + 2)}`,
    );
    return `\n${" ".repeat(indent + 2)}${items.join(`\n${" ".repeat(indent + 2)}`)}`;
  }
  if (isRecord(value) && !flow && orderedKeys(value, shape).length > 0)
    return `\n${" ".repeat(indent + 2)}${groupText(value, shape, style, indent + 2)}`;
  return inlineText(value, shape, indent);
}

/** What follows the dash of an entry at `indent`. */
export function itemText(value: EditorValue, shape: Field | undefined, style: Style, indent: number): string {
  if (isRecord(value) && orderedKeys(value, shape).length > 0) return groupText(value, shape, style, indent + 2);
  return inlineText(value, shape, indent);
}

/** The lines of a group, each key at `indent`. */
export function groupText(value: EditorValues, shape: Field | undefined, style: Style, indent: number): string {
  return orderedKeys(value, shape)
    .map((key) => pairText(key, value[key] ?? null, shapeOf(shape, key), style, indent))
    .join(`\n${" ".repeat(indent)}`);
}

function inlineText(value: EditorValue, shape: Field | undefined, indent: number): string {
  if (typeof value === "object") return flowText(value, shape);
  const block = typeof value === "string" && value.includes("\n") && fitsLiteral(value);
  return block
    ? `|-\n${indented(value.split("\n"), indent + 2)}`
    : scalarText(value, { inFlow: false, isWord: isWord(shape) });
}
