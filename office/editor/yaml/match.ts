import type { EditorValue } from "#editor/api-types.ts";
import { matched } from "./fold.ts";
import { isRecord } from "./new-entries.ts";

/**
 * For each new entry of a list, its old entry: by id where all have one, otherwise an equal one anywhere, otherwise the
 * one at the same place between two that stayed.
 */
export function oldPlaces(old: readonly EditorValue[], next: readonly EditorValue[]): (number | undefined)[] {
  const ids = old.map(idOf);
  if (ids.every((id) => id !== undefined) && next.some((item) => idOf(item) !== undefined))
    return next.map((item) => known(ids.indexOf(idOf(item) ?? "")));
  const [before, after] = [old.map(textOf), next.map(textOf)];
  const places = matched(before, after);
  const left = new Set(old.keys());
  for (const place of places) if (place !== undefined) left.delete(place);
  // Those that moved.
  for (const [index, text] of after.entries())
    if (places[index] === undefined) {
      const place = [...left].find((one) => before[one] === text);
      places[index] = place;
      if (place !== undefined) left.delete(place);
    }
  // Those that changed.
  let last = -1;
  for (const [index, place] of places.entries()) {
    const same: number | undefined =
      place ?? [...left].find((one) => one > last && one < nextAfter(places, index, old.length));
    places[index] = same;
    if (same !== undefined) left.delete(same);
    last = same ?? last;
  }
  return places;
}

const nextAfter = (places: readonly (number | undefined)[], index: number, end: number) =>
  places.slice(index + 1).find((place) => place !== undefined) ?? end;

const known = (index: number) => (index < 0 ? undefined : index);

function idOf(item: EditorValue): string | undefined {
  return isRecord(item) && typeof item.id === "string" ? item.id : undefined;
}

/** A text that is the same for equal values, whatever the order of keys. */
export function textOf(value: EditorValue | undefined): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
