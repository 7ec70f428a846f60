import { isRecord, type Field, type EditorValue, type EditorValues } from "#editor/api-types.ts";
import { hoursPhrases } from "@practice/site/practice/hours.ts";
import { readableDay } from "@practice/site/practice/day.ts";
import { readablePhone } from "@practice/site/practice/phone.ts";
import type { Hours } from "@practice/site/practice/practice-schema.ts";
import { isSame } from "./values.ts";

/** The key of the text under the fields, which counts as a field here. */
export const bodyKey = "body";

type Version = EditorValues;

/** A value as people read it, one line per part. */
export function linesOf(field: Field | undefined, value: EditorValue | undefined): string[] {
  if (value === undefined || value === null || value === "") return ["(nothing)"];
  if (field?.kind === "phone") return [readablePhone(String(value))];
  if (field?.kind === "day")
    return [/^\d{4}-\d\d-\d\d$/.test(String(value)) ? readableDay(String(value)) : String(value)];
  if (field?.kind === "yes-no") return [value ? "Yes" : "No"];
  if (field?.kind === "hours") return hoursPhrases({ byAppointment: [], ...(value as object) } as unknown as Hours);
  if (field?.choices && !Array.isArray(value)) return [titleOf(field, value)];
  if (field?.kind === "choices" && Array.isArray(value)) return [value.map((one) => titleOf(field, one)).join(", ")];
  if (Array.isArray(value)) return value.flatMap((item, index) => numbered(linesOf(field?.item, item), index));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) => {
      const part = field?.fields?.find((one) => one.key === key);
      return linesOf(part, inner).map((line, index) => (index === 0 ? `${part?.title ?? key}: ${line}` : line));
    });
  return String(value).split("\n");
}

function numbered(lines: readonly string[], index: number): string[] {
  return lines.map((line, at) => (at === 0 ? `${index + 1}. ${line}` : line));
}

function titleOf({ choices }: Field, value: EditorValue): string {
  return choices?.find((choice) => choice.value === value)?.title ?? String(value);
}

/** A field before and after a change, in words. */
export type Difference = { title: string; before: string; after: string };

/** The differences between two versions, field by field. */
export function differencesOf(fields: readonly Field[], before: Version, after: Version): Difference[] {
  return fields.flatMap((field) => {
    const [one, other] = [before[field.key], after[field.key]];
    if (isSame(one, other)) return [];
    const [left, right] = onlyDifferent(linesOf(field, one), linesOf(field, other));
    return [{ title: field.title, before: left.join(" · "), after: right.join(" · ") }];
  });
}

/** Without the common first and last lines. */
function onlyDifferent(one: readonly string[], other: readonly string[]): [string[], string[]] {
  let [start, end] = [0, 0];
  const most = Math.min(one.length, other.length);
  while (start < most && one[start] === other[start]) start++;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** The longest text shown in full, and the context around a difference in a longer one, in characters. */
const [mostWhole, around] = [120, 40];

/** The differing parts of two long texts, with some context; short ones are returned in full. */
export function whereTheyDiffer(before: string, after: string): { before: string; after: string } {
  const most = Math.min(before.length, after.length);
  if (most === 0 || Math.max(before.length, after.length) <= mostWhole) return { before, after };
  let [start, end] = [0, 0];
  while (start < most && before[start] === after[start]) start++;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const cut = (text: string) => {
    const from = text.lastIndexOf(" ", Math.max(start - around, 0)) + 1;
    const next = text.indexOf(" ", text.length - Math.max(end - around, 0));
    const to = next === -1 ? text.length : next;
    return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
  };
  return { before: cut(before), after: cut(after) };
}
