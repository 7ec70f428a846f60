import type { ContentFiles } from "@practice/site/content/check.ts";
import type { EditorValue, EditorValues, Field } from "#editor/api-types.ts";
import { readableDay } from "@practice/site/practice/day.ts";
import { hoursByDay } from "@practice/site/practice/hours.ts";
import { readablePhone } from "@practice/site/practice/phone.ts";
import type { SiteChange } from "./api-types.ts";
import { withoutMarks } from "./new-texts.ts";
import type { Hours } from "@practice/site/practice/practice-schema.ts";
import { bodyOf, isAlone, titleOf, type Place } from "#editor/entries.ts";
import { fieldsOfView, shownOf, type Shown } from "#editor/read.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import type { View } from "#editor/view.ts";

/** An entry in one state of `content/`. */
export type Written = { files: ContentFiles; place: Place; values: EditorValues };

/** The changes of what a subject of the editor shows of an entry, in the practice's terms: where, before and after. */
export function differences(
  was: Written | undefined,
  is: Written | undefined,
  [name, { title: about, only }]: readonly [string, View],
): SiteChange[] {
  if (!was || !is) {
    const titleIn = (one: Written | undefined) => (one ? titleOf(one.place.id, one.values) : "");
    return was || is ? [{ where: about, before: titleIn(was), after: titleIn(is) }] : [];
  }
  const title = isAlone(is.place, is.files) ? about : titleOf(was.place.id, was.values);
  const fields = fieldsOfView(shownOf(name, is.files) as Shown, is.place);
  const changes = fields.flatMap((field) =>
    fieldChanges(field, was.values[field.key], is.values[field.key]).map((change) => ({
      ...change,
      where:
        field.kind === "hours" ? hoursOf(change.where, is.place.collection, title) : [title, change.where].join(": "),
    })),
  );
  if (only) return changes;
  const [oldText = "", text = ""] = [was, is].map(({ files, place: { path } }) => bodyOf(path, files.get(path) ?? ""));
  return [...changes, ...textChanges(oldText, text).map((change) => ({ where: title, ...change }))];
}

/** A changed weekday: “Saturday in Brooklyn”, or “Saturday, practice line”. */
function hoursOf(day: string, name: CollectionName, office: string): string {
  return name === "offices" ? `${day} in ${office}` : `${day}, practice line`;
}

function fieldChanges(field: Field, before: EditorValue | undefined, after: EditorValue | undefined): SiteChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (field.kind === "hours") return weekChanges(before as unknown as Hours, after as unknown as Hours);
  const inner = { group: groupChanges, list: listChanges }[field.kind as "group" | "list"];
  if (inner && before !== undefined && after !== undefined) return inner(field, before, after);
  return [{ where: field.title, before: shownValue(field, before), after: shownValue(field, after) }];
}

function weekChanges(before: Hours | undefined, after: Hours | undefined): SiteChange[] {
  const [old, now] = [before, after].map((hours) => hoursByDay({ byAppointment: [], open: [], ...hours }));
  return (now ?? []).flatMap(({ days, text }, index) => {
    const was = old?.[index]?.text ?? "";
    return was === text ? [] : [{ where: days, before: was, after: text }];
  });
}

function groupChanges({ title, fields = [] }: Field, before: EditorValue, after: EditorValue): SiteChange[] {
  const [old, now] = [before, after] as [EditorValues, EditorValues];
  return fields.flatMap((field) =>
    fieldChanges(field, old[field.key], now[field.key]).map((change) => ({
      ...change,
      where: `${title}, ${change.where.charAt(0).toLowerCase()}${change.where.slice(1)}`,
    })),
  );
}

/** For a list of the same length, the changed items; otherwise what was added and removed. */
function listChanges(field: Field, before: EditorValue, after: EditorValue): SiteChange[] {
  const { title, item } = field;
  if (!item || !Array.isArray(before) || !Array.isArray(after))
    return [{ where: title, before: shownValue(field, before), after: shownValue(field, after) }];
  const [old, now] = [before, after].map((values: EditorValue[]) => values.map((value) => shownValue(item, value)));
  const changes = pairs(old, now).map((pair) => ({ where: title, ...pair }));
  return changes.length > 0 ? changes : [{ where: title, before: "one order", after: "another order" }];
}

/** Pairs of what is only in the first list and what is only in the second, in order. */
function pairs(old: readonly string[] = [], now: readonly string[] = []): { before: string; after: string }[] {
  const gone = old.filter((one) => !now.includes(one));
  const come = now.filter((one) => !old.includes(one));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    before: gone[index] ?? "",
    after: come[index] ?? "",
  }));
}

/** A value as people read it, on one line; empty when absent. */
function shownValue(field: Field, value: EditorValue | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field.kind === "phone") return readablePhone(String(value));
  if (field.kind === "day" && /^\d{4}-\d\d-\d\d$/.test(String(value))) return readableDay(String(value));
  if (typeof value === "object") {
    const inner = Array.isArray(value)
      ? value.map((one: EditorValue) => shownValue(field.item ?? { ...field, kind: "text" }, one))
      : (field.fields ?? []).map((one) => shownValue(one, (value as EditorValues)[one.key]));
    return inner.filter(Boolean).join(", ");
  }
  const choice = field.choices?.find((one) => one.value === value);
  return (choice?.title ?? String(value)).replace(/\s+/g, " ").trim();
}

/** The changed paragraphs of a text as they read, in order. */
function textChanges(before: string, after: string): { before: string; after: string }[] {
  const [old, now] = [before, after].map((text) => text.trim().split(/\n{2,}/));
  return pairs(old, now).map((pair) => {
    const [was, is] = [withoutMarks(pair.before), withoutMarks(pair.after)];
    return { before: was, after: was === is ? `${is} (with other formatting or links)` : is };
  });
}
