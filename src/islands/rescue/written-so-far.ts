type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All that stands in the fields of the page's forms, a line each, to be copied when a form itself is lost. */
export function writtenSoFar(): string {
  const fields = document.querySelectorAll<Control>("form :is(input, select, textarea)");
  return [...fields].map(entered).filter(Boolean).join("\n");
}

/** What was entered into one field, as the page calls it; nothing for an answer that was not chosen. */
function entered(field: Control): string {
  if (field.matches("[type=radio], [type=checkbox]")) {
    const words = field.matches(":checked") ? field.labels?.[0]?.textContent : "";
    return words?.trim() ?? "";
  }
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0 ? (field.selectedOptions[0]?.text ?? "") : "";
  return field.value.trim();
}
