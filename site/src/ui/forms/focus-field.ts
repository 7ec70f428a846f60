/** Focuses a field of a form by its name, and opens the `<details>` around it. */
export function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  const folded = field.closest("details");
  if (folded) folded.open = true;
  field.focus({ preventScroll: true });
  // Scrolls its label to the top, where nothing fixed covers it.
  field.closest("div")?.scrollIntoView();
}

/** Focuses the heading of a new result: screen readers continue there, and so does the tab order. */
export function focusResult(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
