import type { Field } from "#editor/api-types.ts";

/** The label of a field: most are required, so the others are marked as optional. */
export function labelOf({ title, optional }: Field): string {
  return optional ? `${title} (optional)` : title;
}

/** The hint under a field's label. */
export function hintOf({ hint, fixed, ...field }: Field): string | undefined {
  const stays = fixed && "This cannot be changed: other parts of the site name it.";
  return [hint, lengthOf(field), stays].filter(Boolean).join(" ") || undefined;
}

function lengthOf({ kind, min = 0, max }: Pick<Field, "kind" | "min" | "max">): string {
  if (kind === "list" && min > 1) return max === undefined ? `At least ${min} entries.` : `${min} to ${max} entries.`;
  if (max === undefined || (kind !== "text" && kind !== "long")) return "";
  return min > 1 ? `${min} to ${max} characters.` : `At most ${max} characters.`;
}
