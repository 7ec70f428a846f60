import type { Field, Mistake, FieldPath, EditorValue, EditorValues } from "#editor/api-types.ts";
import { nameOf, valueAt } from "./values.ts";

/** The id of a field's control on the page. */
export const idOf = (path: FieldPath): string => `field-${path.join("-")}`;

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((step, index) => String(path[index]) === String(step));

/** The mistakes at a path and inside it, with their paths from there. */
export const mistakesIn = (mistakes: readonly Mistake[], path: FieldPath): Mistake[] =>
  mistakes.filter((one) => startsWith(one.path, path)).map((one) => ({ ...one, path: one.path.slice(path.length) }));

/** What is wrong at a path; with `within`, also inside it. */
export function mistakesAt(mistakes: readonly Mistake[], path: FieldPath, within = false): string | undefined {
  const own = mistakesIn(mistakes, path).filter((one) => within || one.path.length === 0);
  return [...new Set(own.map(({ text }) => text))].join(" ") || undefined;
}

/** The mistakes without those at, inside, and around a changed path, which must be checked again. */
export const without = (mistakes: readonly Mistake[], path: FieldPath): Mistake[] =>
  mistakes.filter((one) => !startsWith(one.path, path) && !startsWith(path, one.path));

/** The ids around a mistake from the innermost to the outermost, to find the first one on the page. */
export function idsAround(path: FieldPath): string[] {
  return path.map((_, index) => idOf(path.slice(0, path.length - index)));
}

/** The location of a field as shown to people: `Drawings › 2. Test timing › Marks`. */
export function titleAt(fields: readonly Field[], values: EditorValues, path: FieldPath): string {
  const titles: string[] = [];
  let known: readonly Field[] = fields;
  let item: Field | undefined;
  for (const [index, step] of path.entries()) {
    if (typeof step === "number") {
      const text = nameOf(item?.fields ?? [], valueAt(values, path.slice(0, index + 1)) as EditorValue | undefined);
      titles.push(`${step + 1}.${text ? ` ${shortened(text)}` : ""}`);
      known = item?.fields ?? [];
      continue;
    }
    const field = known.find(({ key }) => key === step);
    if (!field) break;
    titles.push(field.title);
    item = field.item;
    known = field.fields ?? [];
    if (field.kind === "hours") break;
  }
  return titles.join(" › ");
}

/** The beginning of a text, up to a whole word. */
export function shortened(text: string, most = 60): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(" ", most) > 20 ? text.lastIndexOf(" ", most) : most)}…`;
}
