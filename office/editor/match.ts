import { isRecord, type EditorValue } from "./api-types.ts";

/**
 * For each new entry of a list, its old entry: by id where all have one, otherwise an equal one anywhere, otherwise the
 * one at the same place between two that stayed.
 */
export function oldPlaces(old: readonly EditorValue[], next: readonly EditorValue[]): (number | undefined)[] {
  const ids = old.map(idOf);
  if (ids.every((id) => id !== undefined) && next.some((item) => idOf(item) !== undefined))
    return next.map((item) => known(ids.indexOf(idOf(item) ?? "")));
  const before = old.map(textOf);
  const left = new Set(old.keys());
  const taken = (place: number | undefined) => {
    if (place !== undefined) left.delete(place);
    return place;
  };
  const equal = next.map((item) => {
    const text = textOf(item);
    return taken([...left].find((place) => before[place] === text));
  });
  let last = -1;
  return equal.map((place, index) => {
    const end = equal.slice(index + 1).find((one) => one !== undefined) ?? old.length;
    const same = place ?? taken([...left].find((one) => one > last && one < end));
    last = same ?? last;
    return same;
  });
}

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
