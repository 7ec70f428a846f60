import type { Field } from "#domain/editor.ts";

/** What a field is called in a form: most must be filled in, so the others say that they need not. */
export function labelOf({ title, optional }: Field): string {
  return optional ? `${title} (optional)` : title;
}

/** What is said under a field's name. */
export function hintOf({ hint, fixed, ...field }: Field): string | undefined {
  const stays = fixed && "This cannot be changed: other parts of the site name it.";
  return [hint, lengthOf(field), stays].filter(Boolean).join(" ") || undefined;
}

function lengthOf({ kind, min = 0, max }: Pick<Field, "kind" | "min" | "max">): string {
  if (kind === "list" && min > 1) return max === undefined ? `At least ${min} entries.` : `${min} to ${max} entries.`;
  if (max === undefined || (kind !== "text" && kind !== "long")) return "";
  return min > 1 ? `${min} to ${max} characters.` : `At most ${max} characters.`;
}
