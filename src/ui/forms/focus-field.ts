/** Moves to a field of a form by its name, also to one that is folded away. */
export function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  const folded = field.closest("details");
  if (folded) folded.open = true;
  field.focus({ preventScroll: true });
  // With its label to the top: there nothing that floats over the page covers it.
  field.closest("div")?.scrollIntoView();
}

/** Moves to the heading of a result that has just appeared: screen readers read on from it, and so does the keyboard. */
export function focusResult(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
