import type { Field } from "#domain/editor.ts";

/** What a field is called in a form: most must be filled in, so the others say that they need not. */
export function labelOf({ title, optional }: Field): string {
  return optional ? `${title} (optional)` : title;
}

/** What is said under a field's name. */
export function hintOf({ hint, fixed }: Field): string | undefined {
  const stays = fixed && "This cannot be changed: other parts of the site name it.";
  return [hint, stays].filter(Boolean).join(" ") || undefined;
}
