import type { EditorValue, EditorValues } from "./api-types.ts";
import { writtenValues } from "./entries.ts";
import type { Shown } from "./read.ts";

/** The numbers of files in a new order: within each heading, the existing numbers are reassigned. */
export function reordered({ view: { groupedBy }, places, files }: Shown, ids: readonly string[]) {
  const entries = places.map((place) => ({ place, values: writtenValues(place, files) }));
  const groupOf = (values: EditorValues) => (groupedBy ? String(values[groupedBy]) : "");
  return [...new Set(entries.map(({ values }) => groupOf(values)))].flatMap((group) => {
    const members = entries.filter(({ values }) => groupOf(values) === group);
    const numbers = members.map(({ values }) => Number(values.order)).sort((a, b) => a - b);
    const sorted = [...members].sort((a, b) => ids.indexOf(a.place.id) - ids.indexOf(b.place.id));
    return sorted.map(({ place }, index) => [place, numbers[index] ?? index + 1] as const);
  });
}

/** The number of an entry that comes last under its heading. */
export function nextOrder({ view: { groupedBy }, places, files }: Shown, group: EditorValue | undefined): number {
  const members = places
    .map((place) => writtenValues(place, files))
    .filter((values) => !groupedBy || values[groupedBy] === group);
  return Math.max(0, ...members.map(({ order = 0 }) => Number(order))) + 1;
}
